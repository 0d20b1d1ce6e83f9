const minute = 60;
const hour = 60 * minute;

/** `299` seconds as `4:59`, and a block of days as hours. */
export function clockText(seconds: number): string {
  const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, '0');
  const rest = twoDigits(seconds % minute);
  if (seconds < hour) return `${Math.floor(seconds / minute)}:${rest}`;
  return `${Math.floor(seconds / hour)}:${twoDigits((seconds % hour) / minute)}:${rest}`;
}

/** The same in whole minutes, for a voice that speaks once a minute. */
export function spokenClockText(seconds: number): string {
  return clockText(Math.ceil(seconds / minute) * minute);
}
