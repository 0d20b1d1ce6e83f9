import type { Schema } from '@dosar/openapi';
import { authorityOf } from '#src/areas/workload/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { authorityOnFile } from './authority-of-file.ts';
import { findWaitingReserves } from './reserve-change-repository.ts';

type Limits = Pick<
  Schema<'Money'>,
  'offer_authority_bani' | 'payment_authority_bani' | 'reserve_authority_bani' | 'waiting_reserves'
>;

/** The limits of the reader for the money of a file, and the reserves that wait for an approval. */
export async function limitsOf(
  context: Pick<ChangeContext, 'tx' | 'caller'>,
  claimFileId: string,
  userId: string | null,
): Promise<Limits> {
  const { tx, caller } = context;
  const waiting = await findWaitingReserves(tx, { orgId: caller.orgId, claimFileId });
  const onFile = async (kind: 'reserve' | 'payment') =>
    userId === null ? 0 : (await authorityOnFile(context, { claimFileId, userId, kind })).authority;
  return {
    offer_authority_bani: userId === null ? 0 : await authorityOf(tx, caller.orgId, userId, 'offer'),
    payment_authority_bani: await onFile('payment'),
    reserve_authority_bani: await onFile('reserve'),
    waiting_reserves: waiting.map(({ reserve_change_id: _id, ...reserve }) => reserve),
  };
}
