/** The usual working day, which is shown even where nothing is in it. */
const usual = { first: 8, last: 17 };

// Whoever works earlier or later sees where the day stands; the night has no line.
const widest = { first: 6, last: 20 };

// Two lines of text do not lie over each other when they are so many minutes apart.
const leastMinutes = 24;

// The label of an hour gives way to that of the present moment.
const nearNow = 15;

/** The same on a line of which an hour has half the height. */
export const nearNowWhenLow = 35;

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The hours of a line on which everything at `minutes` has its place, and whether each is written beside `now`. */
export function hoursAround(minutes: readonly number[], now?: number, near = nearNow) {
  const hours = [...minutes.map((at) => Math.floor(at / 60)), ...hoursOfNow(now)];
  const first = Math.min(usual.first, ...hours);
  const last = Math.max(usual.last, ...hours);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return { hour, isWritten: now === undefined || Math.abs(hour * 60 - now) > near };
  });
}

/** The hours that the label of the present moment needs: near the end of one it reaches into the next. */
function hoursOfNow(now: number | undefined): number[] {
  if (now === undefined) return [];
  const hour = Math.floor(now / 60);
  const isAwake = hour >= widest.first && hour <= widest.last;
  return isAwake ? [hour, Math.floor((now + leastMinutes) / 60)] : [];
}

/** Where things stand on the line, in minutes: each at its time, or below the one before it when they would touch. */
export function placesOnLine(minutes: readonly number[]): number[] {
  const places: number[] = [];
  for (const at of minutes) places.push(Math.max(at, (places.at(-1) ?? -leastMinutes) + leastMinutes));
  return places;
}
