import { readTime } from '@dosar/design-system';

/** An hour as people tell it: exact, between two, or not known at all. */
export type ToldTime = { time?: string; timeUntil?: string };

const about =
  /^(cam|circa|pe la|în jur(?:ul)? (?:de|orei)|in jur(?:ul)? (?:de|orei)|între|intre|about|around|between)\s+/i;
const between = /\s*[–—-]\s*|\s+(?:și|si|and|to|la)\s+/i;
/** "About three" is half an hour before or after. */
const aboutMinutes = 30;

const unknown = /^(nu (se )?(știe|stie|știu|stiu)|necunoscut[ăa]?|unknown|not known)$/i;

/** Whether somebody has asked, and nobody knows the hour. */
const isUnknownTime = (text: string) => unknown.test(text.trim());

/** Reads "14:30", "cam 14-16", "about 15", "unknown" or nothing; `undefined` for what is no hour. */
export function readToldTime(text: string): ToldTime | undefined {
  const told = text.trim();
  if (told === '' || isUnknownTime(told)) return {};
  const isAbout = about.test(told);
  const parts = told.replace(about, '').split(between);
  const [first = '', second] = parts;
  const time = readTime(first);
  if (time === undefined || time === '' || parts.length > 2) return undefined;
  if (second !== undefined) {
    const timeUntil = readTime(second);
    return timeUntil === undefined || timeUntil === '' || timeUntil <= time ? undefined : { time, timeUntil };
  }
  if (!isAbout) return { time };
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return {
    time: clock(Math.max(0, minutes - aboutMinutes)),
    timeUntil: clock(Math.min(24 * 60 - 1, minutes + aboutMinutes)),
  };
}

/** What was told, written the one way that everybody reads. */
export function writeToldTime({ time, timeUntil }: ToldTime): string {
  if (time === undefined) return '';
  return timeUntil === undefined ? time : `${time}–${timeUntil}`;
}

/** Written one way when the field is left; what is no hour stays as it was typed. */
export function tidyToldTime(told: string): string {
  const read = readToldTime(told);
  return read === undefined || isUnknownTime(told) ? told.trim() : writeToldTime(read);
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
