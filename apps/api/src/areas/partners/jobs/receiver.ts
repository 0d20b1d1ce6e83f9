import type { Schema } from '@dosar/openapi';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { ActDetails } from './act-details.ts';

/** Whom somebody chose, and why: a partner of the directory or a shop as it was typed, and exactly one of them. */
export function receiverOf({
  partner_id: partnerId,
  shop,
  reason,
}: Schema<'PartnerJobReceiver'>): Required<Pick<ActDetails, 'to' | 'reason'>> {
  if (partnerId !== null && shop === null) return { to: { partnerId }, reason };
  if (partnerId === null && shop !== null) {
    const name = shop.name.trim();
    if (name.length < 2) throw refused('to.shop.name', 'too_short');
    return { to: { shop: { ...shop, name } }, reason };
  }
  throw refused('to.partner_id', 'required');
}

const refused = (field: string, code: 'required' | 'too_short') =>
  new Problem(422, 'rule_refused', { fields: [{ field, code }] });
