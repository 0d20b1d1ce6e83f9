import { stepKey, type Process } from './process.ts';

type Item = { readonly [field: string]: unknown };
type Sides<Value> = { base: Value; mine: Value; theirs: Value };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Two changes of one process put together, field by field of each status and step.
 *
 * What one side left as it was follows the other side; where both changed it, `mine` holds. An item that one side took out stays
 * out, unless the other side changed it.
 */
export function mergeProcess({ base, mine, theirs }: Sides<Process>): Process {
  const { statuses: _s, steps: _t, ...about } = mergeItem({ base, mine, theirs });
  const statuses = mergeItems(
    { base: base.statuses, mine: mine.statuses, theirs: theirs.statuses },
    ({ code }) => code,
  );
  const codes = new Set(statuses.map(({ code }) => code));
  const steps = mergeItems({ base: base.steps, mine: mine.steps, theirs: theirs.steps }, stepKey);
  return {
    ...about,
    statuses,
    // A step goes with the statuses that it joins.
    steps: steps.filter(({ from_status_code: from, to_status_code: to }) => codes.has(from) && codes.has(to)),
  };
}

function mergeItem<One extends Item>({ base, mine, theirs }: Sides<One>): One {
  const changed = Object.keys(theirs).filter((field) => isSame(mine[field], base[field]));
  return { ...mine, ...Object.fromEntries(changed.map((field) => [field, theirs[field]])) };
}

function mergeItems<One extends Item>(
  { base, mine, theirs }: Sides<readonly One[]>,
  keyOf: (item: One) => string,
): One[] {
  const byKey = (items: readonly One[]) => new Map(items.map((item) => [keyOf(item), item]));
  const [before, ours, others] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = mine.flatMap((item) => {
    const key = keyOf(item);
    const [was, other] = [before.get(key), others.get(key)];
    if (other !== undefined)
      return [was === undefined ? item : mergeItem({ base: was, mine: item, theirs: other })];
    return was !== undefined && isSame(was, item) ? [] : [item];
  });
  const added = theirs.filter((item) => {
    const key = keyOf(item);
    const was = before.get(key);
    return !ours.has(key) && (was === undefined || !isSame(was, item));
  });
  return [...merged, ...added];
}
