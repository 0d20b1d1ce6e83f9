import type { Call } from '../../kernel/http/route-table.ts';
import { findTags } from './tag-repository.ts';

/** Tags that the organisation uses. */
export function browseTags({ tx, caller }: Call<'browseTags'>) {
  return findTags(tx, caller.orgId);
}
