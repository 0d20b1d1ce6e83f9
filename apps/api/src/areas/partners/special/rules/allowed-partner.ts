import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { becauseText } from './because-text.ts';
import { findActing } from './rule-of-file-repository.ts';
import { partOf } from './rule-settings.ts';

/** Whether a partner may work on a file, and for whom it is so where a rule says it. */
type PartnerVerdict = { isAllowed: boolean; because: BilingualText | undefined };

/** Judges a partner by the rule of the special customer of a file; without such a rule everybody may. */
export async function judgePartner(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
  partnerId: string,
): Promise<PartnerVerdict> {
  const acting = (await findActing(tx, orgId, 'partners', [claimFileId])).get(claimFileId);
  const rule = acting && partOf(acting.settings, 'partners');
  if (acting === undefined || rule === undefined) return { isAllowed: true, because: undefined };
  const isAllowed =
    !rule.refused_ids.includes(partnerId) &&
    (rule.allowed_ids.length === 0 || rule.allowed_ids.includes(partnerId));
  return { isAllowed, because: becauseText(acting.customer) };
}
