const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * A folded word, and all that one slip of a finger could have made it from.
 *
 * One letter too many, too few, another, or two that have changed places, in the first letters as anywhere else.
 */
export function editDistanceOne(word: string): string[] {
  const places = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const meant = places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set([word, ...meant])];
}
