import type { Call } from '#src/kernel/http/route-table.ts';
import { findTags } from '../change/tag-repository.ts';

/** Tags that the organisation uses. */
export function browseTags({ tx, caller }: Call<'browseTags'>) {
  return findTags(tx, caller.orgId);
}
