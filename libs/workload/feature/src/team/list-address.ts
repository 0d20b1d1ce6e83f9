/** Which list of the worklist a figure counts. */
export type CountedList = {
  category?: 'new' | 'waiting' | 'done' | 'all';
  /** Bits of `filter_keys` beside those of the owner: 16 overdue, 32 due today, 1024 legal deadline near. */
  keys?: number;
  waitingOn?: string;
  doneFrom?: string;
  oldestFirst?: true;
};

const myTeam = 2;

/** The address of the list that a figure of somebody, or of the whole team, counts. */
export function listAddress(userId: string | undefined, list: CountedList = {}): string {
  const params = new URLSearchParams();
  const keys = (list.keys ?? 0) | (userId === undefined ? myTeam : 0);
  if (list.category) params.set('category', list.category);
  if (keys > 0) params.set('keys', String(keys));
  if (userId !== undefined) params.set('assignee', userId);
  if (list.waitingOn) params.set('waiting_on', list.waitingOn);
  if (list.doneFrom) params.set('done_from', list.doneFrom);
  if (list.oldestFirst) params.set('sort', 'created_at');
  return `/assignments/worklist?${params.toString()}`;
}
