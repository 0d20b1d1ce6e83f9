import { namingFaults } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { isLive } from '../payment/payable.ts';
import type { OrderRow } from '../payment/payment-repository.ts';
import { findPayers } from './difference-repository.ts';

type Moved = {
  orders: readonly Pick<OrderRow, 'state' | 'created_by_user_id' | 'approved_by_user_id'>[];
  /** Who would name a difference; nobody of the staff when a claimant reads. */
  readerId: string | null;
};

/** The reason why the reader may not explain a difference of a file: the person who moved its money may not. */
export async function differenceBlocks(
  tx: Transaction<Database>,
  file: { orgId: string; claimFileId: string },
  { orders, readerId }: Moved,
): Promise<Schema<'Money'>['difference_blocks']> {
  if (readerId === null) return [];
  const duties = orders.filter(isLive).map(({ created_by_user_id: by, approved_by_user_id: approver }) => ({
    orderedBy: by,
    approvedBy: approver,
  }));
  return namingFaults(readerId, { orders: duties, payers: await findPayers(tx, file) });
}
