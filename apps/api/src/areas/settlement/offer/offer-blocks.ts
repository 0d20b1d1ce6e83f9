import type { Schema } from '@dosar/openapi';
import { isWithinAuthority } from '@dosar/settlement-domain';
import type { OfferedFile, OfferRow } from './offer-repository.ts';
import type { OfferRecipient } from './recipient-repository.ts';

type Block = Schema<'OfferPreview'>['blocks'][number];

/** Why an offer cannot leave now, by whoever sends it. */
export function blocksOf(
  offer: Pick<OfferRow, 'state' | 'amount_bani'>,
  authority: number,
  file: Pick<OfferedFile, 'main_assignment_id'>,
  recipient: Pick<OfferRecipient, 'email' | 'phone'> | undefined,
): Block[] {
  const isPrepared = offer.state === 'draft' || offer.state === 'asked' || offer.state === 'approved';
  if (!isPrepared) return ['already_sent'];
  const blocks: Block[] = [];
  if (offer.state !== 'approved' && !isWithinAuthority(offer.amount_bani, authority))
    blocks.push('above_authority');
  const channel = recipient?.email ?? recipient?.phone ?? null;
  if (channel === null || file.main_assignment_id === null) blocks.push('not_reachable');
  return blocks;
}
