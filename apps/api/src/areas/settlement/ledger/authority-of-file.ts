import { formatLei } from '@dosar/kernel/money';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { authorityOf } from '#src/areas/workload/index.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { approvalRuleOf } from '../extension-points.ts';

type Asked = { claimFileId: string; userId: string; kind: 'reserve' | 'payment' };

/** The amount up to which a user decides alone about a file: the lower one of the user's limit and the limit of the file's rule. */
export async function authorityOnFile(
  { tx, caller: { orgId } }: Pick<ChangeContext, 'tx' | 'caller'>,
  { claimFileId, userId, kind }: Asked,
): Promise<{ authority: number; because: BilingualText | undefined }> {
  const own = await authorityOf(tx, orgId, userId, kind);
  const rule = await approvalRuleOf(tx, { orgId, claimFileId });
  const limit = kind === 'reserve' ? rule?.reserveAboveBani : rule?.paymentAboveBani;
  return limit === undefined || limit === null || limit >= own
    ? { authority: own, because: undefined }
    : { authority: limit, because: rule?.because };
}

/** Enters into the timeline why an amount within the user's own limit needs an approval. */
export async function tellOfRuledApproval(
  { tx, caller: { orgId }, now }: ChangeContext,
  claimFileId: string,
  { amountBani, because }: { amountBani: number; because: BilingualText },
): Promise<void> {
  const amount = formatLei(amountBani);
  await recordTimelineEvent(
    { tx, now, caller: systemCaller(orgId) },
    {
      claimFileId,
      kind: 'approval',
      title: {
        ro: `Altcineva aprobă ${amount}: ${because.ro}`,
        en: `Somebody else approves ${amount}: ${because.en}`,
      },
    },
  );
}
