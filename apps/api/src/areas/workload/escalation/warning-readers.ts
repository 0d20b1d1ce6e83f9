import type { Warning } from './escalation-repository.ts';

/** The people who are warned: the owner of the work, and its managers from the end of a term on or when nobody owns it. */
export function readersOf({
  step,
  owner_user_id: owner,
  manager_user_ids: managers,
}: Pick<Warning, 'step' | 'owner_user_id' | 'manager_user_ids'>): string[] {
  const isForManagers = owner === null || !step.endsWith('_75');
  return [...new Set([...(owner === null ? [] : [owner]), ...(isForManagers ? managers : [])])];
}
