/** A part of a text, from its first letter to the one after its last. */
export type Range = { start: number; end: number };

/** A text with some parts of it replaced; they must not overlap. */
export function replaceRanges(text: string, edits: readonly (Range & { by: string })[]): string {
  // From the end, so that what is still to be replaced stays where it is.
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((sofar, { start, end, by }) => sofar.slice(0, start) + by + sofar.slice(end), text);
}
