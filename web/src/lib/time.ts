import { language, t } from './text.svelte';
import { tied } from './typography';
import type { Clock } from './wire';

/** A time on the wire: seconds since 1970. */
export type When = number | null | undefined;

/** Milliseconds since 1970 of a time on the wire, or null. */
export function moment(when: When): number | null {
  return when === null || when === undefined ? null : when * 1000;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago", in the reader's language. */
export function ago(when: When, now = Date.now()): string {
  const then = moment(when);
  if (then === null) return '';
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language.lang, { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (seconds >= size) return tied(format.format(-Math.floor(seconds / size), unit), language.lang);
  }
  return format.format(0, 'second');
}

/** Time of day, for chat. */
export function clockTime(when: When): string {
  const then = moment(when);
  return then === null
    ? ''
    : new Intl.DateTimeFormat(language.lang, { hour: '2-digit', minute: '2-digit' }).format(then);
}

type Pace = Pick<Clock, 'kind' | 'seconds'> & Partial<Clock>;

/** The clocks that a form offers, by name. */
export const PACES: Record<string, Pace | null> = {
  none: null,
  minute: { kind: 'decision', seconds: 60 },
  live: { kind: 'bank', seconds: 900, increment: 15 },
  day: { kind: 'decision', seconds: 86400 },
  days: { kind: 'decision', seconds: 3 * 86400 },
};

/** A clock in words: by its name, or by its times where it is none of ours. */
export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return t('clock-none');
  const name = paceOf(clock);
  const times = { time: countdown(clock.seconds), more: countdown(clock.increment ?? 0) };
  return name !== OTHER ? t(`clock-${name}`) : t(`clock-${clock.kind}`, times);
}

/** Seconds as m:ss, for clocks. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(left % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** Stands for a clock that is none of those a form offers. */
export const OTHER = 'other';

/** The name of a clock among those a form offers. */
export function paceOf(clock: Clock | null): string {
  const same = (pace: Pace | null): boolean =>
    clock ? pace?.kind === clock.kind && pace.seconds === clock.seconds && (pace.increment ?? 0) === (clock.increment ?? 0) : !pace;
  return Object.keys(PACES).find((name) => same(PACES[name] ?? null)) ?? OTHER;
}
