import { formatLei } from '@dosar/kernel/money';
import { differenceFault, type DifferenceCode } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findOffers } from '../offer/offer-repository.ts';
import { isLive } from '../payment/payable.ts';
import { findOrders } from '../payment/payment-repository.ts';
import { differenceBlocks } from './difference-blocks.ts';
import { actorOf, book, fileOf, lockMoney, moneyOf } from './money-of-file.ts';

const codeNames: Record<DifferenceCode, BilingualText> = {
  waived: { ro: 'Păgubitul renunță la rest', en: 'The claimant waives the rest' },
  excess_to_recover: { ro: 'Plătit în plus, se cere înapoi', en: 'Paid in excess, asked back' },
  excess_written_off: { ro: 'Plătit în plus, nu se mai cere', en: 'Paid in excess, written off' },
  rounding: { ro: 'Rotunjire', en: 'Rounding' },
  exchange: { ro: 'Curs de schimb', en: 'Exchange rate' },
  bank_error: { ro: 'Eroare a băncii', en: 'Error of the bank' },
  named_wrongly: { ro: 'Diferență explicată greșit', en: 'Difference named wrongly' },
};

/** Names in the ledger why the accepted and the paid sum of a file disagree. */
export async function nameDifference(call: Call<'nameDifference'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, audit } = call;
  const claimFileId = await fileOf(call, path.assignment_id);
  const file = { orgId: caller.orgId, claimFileId };
  const sums = await lockMoney(call, claimFileId, body.money_version);
  audit.subject(claimFileId);
  const { difference_code: code, change_bani: changeBani } = body;
  const orders = await findOrders(tx, file);
  const [block] = await differenceBlocks(tx, file, { orders, readerId: actorOf(caller) });
  if (block !== undefined) throw moneyRefused(409, block);
  const offers = await findOffers(tx, file);
  const fault = differenceFault({
    code,
    changeBani,
    namedBani: sums.difference_bani ?? 0,
    acceptedBani: offers.find(({ state }) => state === 'accepted')?.amount_bani ?? 0,
    paidBani: sums.paid_bani ?? 0,
    hasUnpaidOrder: orders.some((order) => isLive(order) && order.paid_bani === 0),
  });
  if (fault !== undefined) throw moneyRefused(409, fault);
  audit.note({ code, change_bani: changeBani });
  const reason = body.reason.trim();
  await book(call, claimFileId, [{ account: 'difference', differenceCode: code, changeBani, reason }]);
  const amount = formatLei(changeBani);
  const name = codeNames[code];
  await recordTimelineEvent(call, {
    claimFileId,
    kind: 'payment',
    title: {
      ro: `Diferență explicată: ${amount}. ${name.ro}`,
      en: `Named difference: ${amount}. ${name.en}`,
    },
    body: reason,
  });
  return moneyOf(call, claimFileId);
}
