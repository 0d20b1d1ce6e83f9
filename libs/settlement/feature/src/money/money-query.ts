import { apiQuery, getMoney } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** The money of the file that is open. */
export type Money = Schema<'Money'>;
/** An offer on it. */
export type Offer = Money['offers'][number];
/** A payment order on it. */
export type PaymentOrder = Money['orders'][number];
/** An order that pays the invoice of a partner. */
export type PartnerOrder = Money['partner_orders'][number];

/** The account that its answered offer is paid into. */
export type PaidAccount = NonNullable<Money['account']>;

/** Money that is to come back on it. */
export type Recovery = Money['recoveries'][number];

/** The money of the file of an assignment. */
export const moneyQuery = (assignmentId: string) =>
  apiQuery(getMoney, { params: { path: { assignment_id: assignmentId } } });
