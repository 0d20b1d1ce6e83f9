const writtenForm = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/;

/** Reads a time of day as `HH:mm`: 9, 9:05, 9.05 and 0905 are understood; `undefined` for anything else. */
export function readTime(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const parts = writtenForm.exec(trimmed);
  if (!parts) return undefined;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

const quarters = Array.from({ length: 96 }, (_, index) => {
  const [hours, minutes] = [Math.floor(index / 4), (index % 4) * 15];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});

/** The quarters of an hour that a typed beginning may become: 9 those from nine o'clock on, 1 also those from ten on. */
export function quartersFor(text: string): readonly string[] {
  const typed = text.replaceAll(/[:. ]/g, '');
  return quarters.filter((quarter) => {
    const digits = quarter.replace(':', '');
    return digits.startsWith(typed) || digits.startsWith(`0${typed}`);
  });
}
