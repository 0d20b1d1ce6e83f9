/**
 * Whether two folded words differ by what a hurried hand does: one letter, or two neighbours that changed places.
 *
 * Words of fewer than five letters are taken as they are: a letter makes another word of them.
 */
export function isMistyped(typed: string, meant: string): boolean {
  if (typed === meant || Math.min(typed.length, meant.length) < 5) return false;
  if (Math.abs(typed.length - meant.length) > 1) return false;
  // Hardly anybody mistakes the first letter, and another word often differs by it alone.
  if (typed[0] !== meant[0] && typed[1] !== meant[0]) return false;
  const [shorter, longer] = typed.length <= meant.length ? [typed, meant] : [meant, typed];
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  if (shorter.length < longer.length) return shorter.slice(start) === longer.slice(start + 1);
  if (shorter.slice(start + 1) === longer.slice(start + 1)) return true;
  const isSwapped = shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start];
  return isSwapped && shorter.slice(start + 2) === longer.slice(start + 2);
}
