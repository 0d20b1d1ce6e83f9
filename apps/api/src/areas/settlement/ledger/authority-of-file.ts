import { formatLei } from '@dosar/kernel/money';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { authorityOf } from '#src/areas/workload/index.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { approvalRuleOf } from '../extension-points.ts';

type Asked = { claimFileId: string; userId: string; kind: 'reserve' | 'payment' };

/** Up to which amount somebody decides alone about the money of a file: the own limit, or that of its rule where it is lower. */
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

/** Enters into the timeline for whom somebody else decides about an amount that the own limit would allow. */
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
