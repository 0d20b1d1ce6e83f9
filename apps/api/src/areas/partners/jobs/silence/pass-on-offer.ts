import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { carryOut } from '../carry-out.ts';
import { nextProposed } from '../moving/next-proposed.ts';
import { askHandler } from '../notices/ask-handler.ts';
import { tellHandler } from '../notices/tell-handler.ts';

const reason = 'Următorul propus: partenerul dinainte nu a răspuns la timp';

/**
 * Ends an offer that nobody answered, and offers the job to the next proposed partner where its maker wanted that; otherwise the
 * handler has to choose, and gets work for it. The handler is told either way. Both are one transaction: a server that dies between them has done neither.
 */
export async function passOnOffer(context: ChangeContext, partnerJobId: string): Promise<void> {
  const by = { side: 'product' } as const;
  const silent = await carryOut(context, { partnerJobId, act: 'fall_silent', rowVersion: undefined, by });
  if (silent.on_silence === 'ask') return askHandler(context, silent, 'silent');
  const partnerId = await nextProposed(context, silent);
  if (partnerId === undefined) return askHandler(context, silent, 'silent');
  await carryOut(context, {
    partnerJobId,
    act: 'offer_next',
    rowVersion: undefined,
    by,
    details: { to: { partnerId }, reason },
  });
  await tellHandler(context, silent, 'passed_on');
}
