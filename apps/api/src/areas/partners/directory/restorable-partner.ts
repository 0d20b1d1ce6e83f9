import type { PastSettingChange } from '#src/kernel/settings/setting-page.ts';
import { partnerFieldNames } from './directory-repository.ts';

const names: readonly string[] = partnerFieldNames;

/**
 * Whether a change of a partner can be taken back: of what is known of it, and a suspension. A partner that was added stays, a document comes
 * back by being sent again, and an account by a second person.
 */
export function isRestorablePartner(fields: PastSettingChange['fields']): boolean {
  const isAdded = fields.some(({ field, before }) => field === 'name' && before === null);
  return !isAdded && fields.every(({ field }) => field === 'suspension' || names.includes(field));
}
