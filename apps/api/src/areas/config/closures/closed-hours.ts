import { foldText } from '@dosar/kernel/search-text';

/** Hours of a day in which an organisation is closed; null on a side that reaches the edge of the day. */
export type ClosedHours = { closed_from: string | null; closed_until: string | null };

/** Hours as they are stored; a day that is closed from midnight has no first hour. Undefined where they end before they begin. */
export function closedHoursOf(
  from: string | null = null,
  until: string | null = null,
): ClosedHours | undefined {
  const closedFrom = from === '00:00' ? null : from;
  if (until !== null && until <= (closedFrom ?? '00:00')) return undefined;
  return { closed_from: closedFrom, closed_until: until };
}

const morning: ClosedHours = { closed_from: null, closed_until: '12:00' };
const afternoon: ClosedHours = { closed_from: '12:00', closed_until: null };
const halves: ReadonlyMap<string, ClosedHours> = new Map([
  ['dimineata', morning],
  ['morning', morning],
  ['am', morning],
  ['dupa-amiaza', afternoon],
  ['dupa amiaza', afternoon],
  ['afternoon', afternoon],
  ['pm', afternoon],
]);

/** Parses an hour as `9:30`, `09.30` or `9`; undefined for any other text. */
function hourOf(text: string): string | undefined {
  const { h = '', m = '00' } = /^(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?(?::00)?$/.exec(text.trim())?.groups ?? {};
  if (h === '' || Number(h) > 23 || Number(m) > 59) return undefined;
  return `${h.padStart(2, '0')}:${m}`;
}

/** The hours of a line of a file: two hours, or half a day by its name in the first of them; undefined where they are none. */
export function typedHours(from: string, until: string): ClosedHours | undefined {
  const half = halves.get(foldText(from.trim()));
  if (half !== undefined && until.trim() === '') return half;
  const [begins, ends] = [from, until].map((text) => (text.trim() === '' ? null : hourOf(text)));
  // The end of the day is written as midnight, too.
  const last = /^24([:.]00)?$/.test(until.trim()) ? null : ends;
  return begins === undefined || last === undefined ? undefined : closedHoursOf(begins, last);
}
