/** Somebody who can take work, and how much they have. */
export type Taker = { userId: string; load: number };

/**
 * Whom each piece of work is offered to, in turn: first whoever has the least when it is its turn.
 *
 * Whoever is offered a piece first counts it as theirs for the next ones.
 */
export function shareOut(
  pieceIds: readonly string[],
  takers: readonly Taker[],
): { id: string; toUserIds: string[] }[] {
  const loads = new Map(takers.map(({ userId, load }) => [userId, load]));
  return pieceIds.map((id) => {
    const toUserIds = [...loads].toSorted(([, one], [, other]) => one - other).map(([userId]) => userId);
    const [first] = toUserIds;
    if (first !== undefined) loads.set(first, (loads.get(first) ?? 0) + 1);
    return { id, toUserIds };
  });
}
