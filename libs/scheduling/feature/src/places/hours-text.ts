/** Part of a day, in minutes since midnight. */
export type DayPart = { from_minute: number; to_minute: number };

const part = /^(\d{1,2})[:.](\d{2})\s*[-–—]\s*(\d{1,2})[:.](\d{2})$/;

/** The parts of a day as they are typed, such as `08:00–11:30, 12:00–18:00`; undefined for anything else. */
export function readHours(text: string): DayPart[] | undefined {
  if (text.trim() === '') return [];
  const parts: DayPart[] = [];
  for (const piece of text.split(',')) {
    const found = part.exec(piece.trim());
    if (!found) return undefined;
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number);
    const read = { from_minute: fromHour * 60 + fromMinute, to_minute: toHour * 60 + toMinute };
    const isFollowing = read.from_minute >= (parts.at(-1)?.to_minute ?? 0);
    const isQuarters = read.from_minute % 15 === 0 && read.to_minute % 15 === 0;
    const isPart =
      read.from_minute < read.to_minute && read.to_minute <= 1440 && fromMinute < 60 && toMinute < 60;
    if (!isFollowing || !isQuarters || !isPart) return undefined;
    parts.push(read);
  }
  return parts;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The parts of a day as text. */
export function writeHours(parts: readonly DayPart[]): string {
  return parts
    .toSorted((one, other) => one.from_minute - other.from_minute)
    .map(({ from_minute: from, to_minute: to }) => `${clock(from)}–${clock(to)}`)
    .join(', ');
}
