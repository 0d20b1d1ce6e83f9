/** A box that two have changed: what it says there and here. */
export type TwiceChanged = { path: string; theirs: string; mine: string };

type Leaf = string | number | boolean | null | readonly unknown[];
type Leaves = Map<string, Leaf>;

/** What stands in each box of a form, by its path: `a.insurer.name`. Ticks and zones are one box each. */
export function leavesOf(value: unknown, path = ''): Leaves {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[path, value as Leaf]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, path === '' ? key : `${path}.${key}`)]),
  );
}

const textOf = (leaf: Leaf | undefined) =>
  Array.isArray(leaf) ? leaf.join(', ') : leaf === null || leaf === undefined ? '' : String(leaf);
const isSame = (one: Leaf | undefined, other: Leaf | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What somebody else has changed since `before`: boxes that nobody touched here, with what they say now, and boxes that both
 * have changed. Whoever typed decides about the second; nothing of either is lost without a word.
 */
export function changedElsewhere<Answers extends object>(
  before: Answers,
  theirs: Answers,
  mine: Answers,
): { untouched: { path: string; now: unknown }[]; twice: TwiceChanged[] } {
  const [earlier, there, here] = [leavesOf(before), leavesOf(theirs), leavesOf(mine)];
  const changed = [...there].filter(
    ([path, now]) => !isSame(now, earlier.get(path)) && !isSame(now, here.get(path)),
  );
  const isTouched = (path: string) => !isSame(here.get(path), earlier.get(path));
  return {
    untouched: changed.filter(([path]) => !isTouched(path)).map(([path, now]) => ({ path, now })),
    twice: changed
      .filter(([path]) => isTouched(path))
      .map(([path, now]) => ({ path, theirs: textOf(now), mine: textOf(here.get(path)) })),
  };
}
