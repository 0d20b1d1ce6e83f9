/** Part of a day, in minutes since midnight. */
export type DayPart = { from_minute: number; to_minute: number };

/** What can be wrong with typed hours. */
export type HoursFault = 'format' | 'clock' | 'quarters' | 'reversed' | 'overlap';

const part = /^(\d{1,2})[:.](\d{2})\s*[-–—]\s*(\d{1,2})[:.](\d{2})$/;

/** The parts of a day as they are typed, such as `08:00–11:30, 12:00–18:00`, or the first thing that is wrong with them. */
export function checkHours(text: string): { parts: DayPart[] } | { fault: HoursFault } {
  const parts: DayPart[] = [];
  if (text.trim() === '') return { parts };
  for (const piece of text.split(',')) {
    const found = part.exec(piece.trim());
    if (!found) return { fault: 'format' };
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number);
    const read = { from_minute: fromHour * 60 + fromMinute, to_minute: toHour * 60 + toMinute };
    const isClock = fromMinute < 60 && toMinute < 60 && read.from_minute <= 1440 && read.to_minute <= 1440;
    if (!isClock) return { fault: 'clock' };
    if (read.from_minute % 15 !== 0 || read.to_minute % 15 !== 0) return { fault: 'quarters' };
    if (read.from_minute >= read.to_minute) return { fault: 'reversed' };
    if (read.from_minute < (parts.at(-1)?.to_minute ?? 0)) return { fault: 'overlap' };
    parts.push(read);
  }
  return { parts };
}

/** The parts of a day as they are typed; undefined where something is wrong. */
export function readHours(text: string): DayPart[] | undefined {
  const checked = checkHours(text);
  return 'parts' in checked ? checked.parts : undefined;
}

/** What is wrong with typed hours; undefined when nothing is. */
export function hoursFault(text: string): HoursFault | undefined {
  const checked = checkHours(text);
  return 'fault' in checked ? checked.fault : undefined;
}

/** Minutes since midnight as a clock shows them. */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The parts of a day as text. */
export function writeHours(parts: readonly DayPart[]): string {
  return parts
    .toSorted((one, other) => one.from_minute - other.from_minute)
    .map(({ from_minute: from, to_minute: to }) => `${clockText(from)}–${clockText(to)}`)
    .join(', ');
}

/** The parts with one end moved by quarters: never over its other end, its neighbours or midnight. */
export function moveEnd(
  parts: readonly DayPart[],
  { index, end, to }: { index: number; end: keyof DayPart; to: number },
): DayPart[] {
  const moved = parts[index];
  if (moved === undefined) return [...parts];
  const least = end === 'from_minute' ? (parts[index - 1]?.to_minute ?? 0) : moved.from_minute + 15;
  const most = end === 'from_minute' ? moved.to_minute - 15 : (parts[index + 1]?.from_minute ?? 1440);
  const quarter = Math.min(most, Math.max(least, Math.round(to / 15) * 15));
  return parts.map((one, at) => (at === index ? { ...one, [end]: quarter } : one));
}
