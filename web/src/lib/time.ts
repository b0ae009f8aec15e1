import { language } from './text.svelte';
import type { When } from './wire';

/** Milliseconds since 1970 of a time on the wire, or null. */
export function moment(when: When): number | null {
  if (when === null || when === undefined || when === '') return null;
  const ms = typeof when === 'number' ? when * 1000 : Date.parse(when);
  return Number.isFinite(ms) ? ms : null;
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
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
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

/** Seconds as m:ss, for clocks. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(left % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}
