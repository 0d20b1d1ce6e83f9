/** Something that has to be so for the walk to go on. */
export function hold(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`Does not hold: ${what}`);
}
