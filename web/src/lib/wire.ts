// What travels between server and client; the names are the server's.

export interface Message {
  id: string;
  args: Record<string, number | string>;
  rule: string;
}

export interface ErrorBody {
  code: string;
  message: string;
  reason?: string;
  args?: Record<string, number>;
  rule?: string;
  allowed?: string[];
  retry_after?: number;
  /** What of the request was refused: 'seats', 'options.NAME'. */
  field?: string;
}

export interface Prefs {
  confirm_end?: boolean;
  confirm_loss?: boolean;
  notices?: boolean;
}

export interface User {
  id: number | string;
  name: string;
  kind: 'guest' | 'account';
  lang: string;
  theme: string;
  prefs: Prefs;
  email?: string | null;
  email_confirmed?: boolean;
  webhook?: string | null;
}

export interface Me {
  user: User | null;
  csrf: string;
}

export type OptionValue = string | number | boolean | null;

/** Something a game lets people decide: a table option, or a standing order. */
export interface Declared {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  rule: string;
  /** What may be said of each seat, where the value is a list of that with commas between; the first is the usual. */
  each: string[];
  /** Whether a form for a table shows it. */
  listed: boolean;
}

export interface TableOption extends Declared {
  /** Numbers among its values are seats, counted from 0. */
  names_seats: boolean;
  /** It changes how a rule is read, not how the table is set up. */
  house_rule: boolean;
  /** By number of seats, the values that so many forbid. */
  ruled_out: Record<string, OptionValue[]>;
}

export interface Preset {
  name: string;
  options: Record<string, OptionValue>;
}

export interface GameInfo {
  name: string;
  min_seats: number;
  max_seats: number;
  options: TableOption[];
  presets: Preset[];
  orders: Declared[];
  bots: { kind: string; settings: string[] }[];
  languages: string[];
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot?: string | null;
  mine?: boolean;
  online?: boolean;
  resigned?: boolean;
  clock_left?: number | null;
}

export type When = number | string | null | undefined;

export type TableState = 'open' | 'running' | 'finished' | 'abandoned';

/** A table in a list. */
export interface TableRow {
  id: string;
  game: string;
  title: string;
  state: TableState;
  names: string[];
  open_seats: number;
  mine: boolean;
  my_turn: boolean;
  asked: number | null;
  turn_since: When;
  created: When;
  changed: When;
  scores: (number | null)[] | null;
  winners: number[];
}

export interface UndoAsked {
  id: number;
  seat: number;
  waiting: number[];
  deadline: number;
}

/** A request that a seat of a running game goes to who asks, to a bot, or to whoever comes. */
export interface SeatAsked {
  id: number;
  seat: number;
  to: 'person' | 'bot' | 'open';
  name: string;
  mine: boolean;
  waiting: number[];
  deadline: number;
}

/** A table as one viewer sees it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  state: TableState;
  seats: SeatInfo[];
  asked: number | null;
  turn_since: When;
  created: When;
  scores: (number | null)[] | null;
  winners: number[];
  version?: number;
  options: Record<string, OptionValue>;
  public: boolean;
  owner: boolean;
  started?: When;
  seq: number;
  ply: number;
  commitment?: string;
  rematch?: string | null;
  undo?: UndoAsked | null;
  handover?: SeatAsked | null;
  /** The seats that the viewer may take or ask for. */
  takeable?: number[];
  abandon?: number[];
  copied_from?: string | null;
}

export interface SeatSpec {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
  seconds?: number;
}

export interface LogLine {
  n: number;
  ply: number;
  seat: number | null;
  message: Message;
  /** A standing order did it. */
  ordered?: boolean;
}

/** What a choice means; price and reward count things by the message that names them. */
export interface Meaning {
  kind: 'gain' | 'spend' | 'give-up' | 'end' | 'risk';
  price?: Record<string, number>;
  reward?: Record<string, number>;
  /** Ways to succeed, ways in all. */
  odds?: [number, number];
  /** What is lost, where that is much. */
  loss?: Message;
}

export interface OptionView {
  choice: string;
  label: Message;
  target: string;
  verb: string;
  meaning?: Meaning | null;
}

/** Several choices that the game suggests to give as one. */
export interface GestureView {
  choices: string[];
  label: Message;
  target: string;
}

export interface PieceView {
  id: string;
  x: number;
  y: number;
  body: string;
  label: Message | null;
  target: string;
  /** The key of the static layer that shows it large. */
  face?: string;
}

/** A piece in a delta: one without a body or a face keeps the one it had. */
export type PieceChange = Omit<PieceView, 'body'> & { body?: string };

export type Role = 'board' | 'own' | 'seat' | 'supply';

export interface PanelView {
  id: string;
  role: Role;
  width: number;
  height: number;
  static: string;
  label: Message | null;
  labels: Record<string, Message>;
  pieces: PieceView[];
}

export interface Snapshot {
  table: TableInfo;
  seat: number;
  seq: number;
  ply: number;
  log_from: number;
  log: LogLine[];
  prompt: Message | null;
  asked: number | null;
  options: OptionView[];
  gestures: GestureView[];
  can_undo: boolean;
  undo_reason: string;
  panels: PanelView[];
  names: string[];
  /** The seat's standing orders that do more than ask. */
  orders: Record<string, OptionValue>;
}

export interface Delta {
  table: string;
  from_seq: number;
  seq: number;
  ply: number;
  log: LogLine[];
  log_from?: number;
  prompt: Message | null;
  asked: number | null;
  options: OptionView[];
  gestures: GestureView[];
  can_undo: boolean;
  undo_reason: string;
  pieces: Record<string, { set: PieceChange[]; gone: string[] }>;
  static?: Record<string, string>;
  labels?: Record<string, Record<string, Message>>;
  info?: Partial<TableInfo>;
  names?: string[];
  orders?: Record<string, OptionValue>;
}

export interface ChatLine {
  n?: number;
  at: When;
  seat?: number | null;
  name: string;
  text: string;
  /** What the table itself tells, instead of a person. */
  message?: Message | null;
}

export interface StaticLayer {
  defs: string;
  static: string;
}

export interface Why {
  text: string;
  rule: string;
}

export interface Preview {
  changes: Record<string, [unknown, unknown]>;
  lines: Message[];
  ends?: boolean;
}

export interface ScoreRow {
  ply: number;
  turn: number;
  round: number;
  scores: (number | null)[];
}

export interface SourceRow {
  source: string;
  points: number[];
}

export interface Rule {
  id: string;
  section: string;
  kind: string;
  en: string;
  ru: string;
  ruling: string;
}

export interface RuleBook {
  sections: Record<string, Record<string, string>>;
  rules: Rule[];
}

export interface Token {
  id: number | string;
  label: string;
  created?: When;
  secret?: string | null;
}
