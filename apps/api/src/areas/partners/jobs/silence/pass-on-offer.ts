import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { carryOut } from '../carry-out.ts';
import { findUnaskedProposals } from '../proposal-repository.ts';
import { judgePartner } from '#src/areas/partners/special/rules/allowed-partner.ts';
import type { JobRow } from '../job-repository.ts';

const reason = 'Următorul propus: partenerul dinainte nu a răspuns la timp';

/**
 * Ends an offer that nobody answered, and offers the job to the next proposed partner where its maker wanted that; otherwise the
 * handler has to choose. Both are one transaction: a server that dies between them has done neither.
 */
export async function passOnOffer(context: ChangeContext, partnerJobId: string): Promise<void> {
  const by = { side: 'product' } as const;
  const silent = await carryOut(context, { partnerJobId, act: 'fall_silent', rowVersion: undefined, by });
  if (silent.on_silence === 'ask') return;
  const partnerId = await nextProposed(context, silent);
  if (partnerId === undefined) return;
  await carryOut(context, {
    partnerJobId,
    act: 'offer_next',
    rowVersion: undefined,
    by,
    details: { to: { partnerId }, reason },
  });
}

async function nextProposed(
  { tx, caller }: ChangeContext,
  { partner_job_id: partnerJobId, claim_file_id: claimFileId }: JobRow,
): Promise<string | undefined> {
  const { orgId } = caller;
  for (const partnerId of await findUnaskedProposals(tx, { orgId, partnerJobId }))
    if ((await judgePartner(tx, { orgId, claimFileId }, partnerId)).isAllowed) return partnerId;
  return undefined;
}
