// Made-up tables for the tests.
import type { LogLine, OptionView, SeatInfo, Snapshot, Words } from '../src/lib/wire';

export const words = (id: string, args: Words['args'] = {}): Words => ({ id, args, rule: '' });

export const line = (change: Partial<LogLine>): LogLine => ({
  n: 0,
  ply: 1,
  seat: 0,
  message: words('log'),
  ordered: false,
  ...change,
});

export const option = (change: Partial<OptionView>): OptionView => ({
  choice: 'x',
  label: words('choice'),
  target: '',
  also: [],
  sources: [],
  verb: 'x',
  meaning: null,
  ...change,
});

export const sitting = (change: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  kind: 'person',
  name: '',
  user: null,
  bot: null,
  level: '',
  character: '',
  mine: false,
  online: false,
  resigned: false,
  clock_left: null,
  seconds: null,
  unconfirmed: false,
  ...change,
});

export const CATALOGUE = `
seat-name = Player { $number }
chance-name = Chance
prompt-pick = Pick one.
panel-board = Board
drawn-field = Field { $field }
choice-take = Take field { $field } for { $cost }
choice-pass = Pass
race-elves = Elves
race-elves-help = They lose nothing.
log-take = { $seat } takes field { $field } with { $race }.
`;

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    table: {
      id: 't1',
      game: 'toy',
      title: '',
      state: 'running',
      seats: [
        sitting({ seat: 0, kind: 'person', name: 'Ann', mine: true, online: true }),
        sitting({ seat: 1, kind: 'bot', name: 'Bot', mine: false, online: true }),
      ],
      asked: 0,
      turn_since: null,
      created: 0,
      scores: null,
      winners: [],
      options: {},
      public: false,
      owner: true,
      seq: 4,
      ply: 4,
      version: 1,
      started: null,
      commitment: '',
      clock: null,
      copied_from: null,
      set_up: false,
      rematch: null,
      undo: null,
      handover: null,
      takeable: [],
      abandon: [],
      resigning: 'bot',
      resign: 'bot',
      ending: '',
    },
    seat: 0,
    seq: 4,
    ply: 4,
    log_from: 0,
    log: [
      line({ n: 0, ply: 1, seat: 0, message: { ...words('log-take', { seat: 0, field: 2, race: '@race-elves' }), rule: 'T-1' } }),
    ],
    prompt: words('prompt-pick'),
    prospects: [],
    asked: 0,
    gestures: [],
    ends: {},
    options: [
      option({ choice: 'take 1', label: words('choice-take', { field: 1, cost: 3 }), target: 'field-1', verb: 'take' }),
      option({ choice: 'take 2', label: words('choice-take', { field: 2, cost: 1 }), target: 'field-2', verb: 'take' }),
      option({ choice: 'pass', label: words('choice-pass'), target: '', verb: 'pass' }),
    ],
    can_undo: false,
    undo_reason: 'undo-nothing',
    undo_redeals: false,
    panels: [
      {
        id: 'board',
        role: 'board',
        width: 100,
        height: 60,
        static: 'k1',
        label: words('panel-board'),
        labels: { 'field-1': words('drawn-field', { field: 1 }), 'field-2': words('drawn-field', { field: 2 }) },
        pieces: [{ id: 'p1', x: 5, y: 6, body: '<circle r="3"/>', label: null, target: 'field-1' }],
      },
    ],
    names: ['Ann', 'Bot'],
    colours: [],
    orders: {},
    ...change,
  };
}
