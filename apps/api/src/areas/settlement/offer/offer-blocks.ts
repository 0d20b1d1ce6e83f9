import type { Schema } from '@dosar/openapi';
import { isWithinAuthority } from '@dosar/settlement-domain';
import type { OfferedFile, OfferRow } from './offer-repository.ts';
import type { OfferRecipient } from './recipient-repository.ts';

type Block = Schema<'OfferPreview'>['blocks'][number];

/** The reasons why an offer cannot be sent now, for any sender. */
export function blocksOf(
  offer: Pick<OfferRow, 'state' | 'amount_bani' | 'note_exception'>,
  /** What the sender decides alone, what was ordered of the claim before, and whether a note of its damage is closed. */
  { authority, orderedBani, isNoted }: { authority: number; orderedBani: number; isNoted: boolean },
  file: Pick<OfferedFile, 'main_assignment_id' | 'is_ready_for_offers'>,
  recipient: Pick<OfferRecipient, 'email' | 'phone'> | undefined,
): Block[] {
  const isPrepared = offer.state === 'draft' || offer.state === 'asked' || offer.state === 'approved';
  if (!isPrepared) return ['already_sent'];
  const blocks: Block[] = [];
  if (!file.is_ready_for_offers) blocks.push('wrong_status');
  if (!isNoted && offer.note_exception === null) blocks.push('note_missing');
  if (offer.state !== 'approved' && !isWithinAuthority(offer.amount_bani, authority))
    blocks.push('above_authority');
  // An offer takes the place of those before it, so it names at least what they have paid or ordered.
  if (offer.amount_bani < orderedBani) blocks.push('below_ordered');
  const channel = recipient?.email ?? recipient?.phone ?? null;
  if (channel === null || file.main_assignment_id === null) blocks.push('not_reachable');
  return blocks;
}
