/** Somebody who works in the name of a colleague during the same days. */
export type Deputyship = { replaced_user_id: string; deputy_user_id: string };

/** Everybody in whose name a deputy works: with A → B and B → C, C works for A and for B. */
export function replacedBy(deputyId: string, deputyships: readonly Deputyship[]): Set<string> {
  const found = new Set<string>();
  const waiting = [deputyId];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop())
    for (const { replaced_user_id: replaced, deputy_user_id: deputy } of deputyships)
      if (deputy === current && replaced !== deputyId && !found.has(replaced)) {
        found.add(replaced);
        waiting.push(replaced);
      }
  return found;
}

/**
 * Whether one more deputyship would close a circle, so that nobody of it works.
 *
 * The others are those that share at least one day with it.
 */
export function closesCircle(added: Deputyship, others: readonly Deputyship[]): boolean {
  return (
    added.replaced_user_id === added.deputy_user_id ||
    replacedBy(added.replaced_user_id, others).has(added.deputy_user_id)
  );
}
