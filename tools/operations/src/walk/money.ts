import type { Schema } from '@dosar/openapi';
import type { Caller } from '../caller.ts';
import { dayInRomania } from './claim.ts';
import { hold } from './hold.ts';
import type { Staff } from './people.ts';

/** What the claim is paid: 9.000,00 lei. */
const amount_bani = 900_000;
/** Accounts with right check digits, at a bank that does not exist. */
export const accounts = { insurer: ibanOf('1'), claimant: ibanOf('2') };

/** Finance names the account that the insurer pays from, and the manager approves it. */
export async function namePayingAccount({ finance, manager }: Staff): Promise<void> {
  await finance.call('savePayingAccount', {
    body: { holder_name: 'Nord-Vest Asigurări SA', iban: accounts.insurer },
  });
  await approveAll(manager);
}

/** The handler reckons an offer and sends it; above the own limit the manager approves it first. */
export async function sendOffer(
  { handler, manager }: Staff,
  assignment_id: string,
  number: string,
): Promise<void> {
  const { money_version, recipients } = await moneyOf(handler, assignment_id);
  const saved = await handler.call('saveOffer', {
    params: { assignment_id },
    body: {
      money_version,
      recipient_party_id: recipients[0]?.party_id ?? '',
      lines: [{ code: 'repair', note: 'deviz agreat', amount_bani }],
      note_exception: { code: 'invoice', reason: 'Factura reparației este la dosar' },
    },
  });
  const offer_id = saved.offers[0]?.offer_id ?? '';
  if (saved.offer_authority_bani === null || saved.offer_authority_bani < amount_bani) {
    await handler.call('askOfferApproval', {
      params: { offer_id },
      body: { note: 'Devizul este agreat cu service-ul.', money_version: saved.money_version },
    });
    await approveAll(manager, number);
  }
  const now = await moneyOf(handler, assignment_id);
  await handler.call('issueOffer', { params: { offer_id }, body: { money_version: now.money_version } });
}

/** The handler keeps the sum ready and orders it, the manager approves what is above the limit, finance records the payment. */
export async function pay(
  { handler, manager, finance }: Staff,
  assignment_id: string,
  number: string,
): Promise<number> {
  const accepted = await moneyOf(handler, assignment_id);
  const coverage_code = accepted.coverages[0]?.coverage_code ?? 'vehicle';
  const reserved = await handler.call('changeReserve', {
    params: { assignment_id },
    body: { coverage_code, amount_bani, reason: 'Ofertă acceptată', money_version: accepted.money_version },
  });
  if (reserved.waiting_reserves.length > 0) await approveAll(manager, number);
  const { money_version, payable, payment_blocks } = await moneyOf(handler, assignment_id);
  hold(payable !== null && payment_blocks.length === 0, `the offer is payable: ${payment_blocks.join(', ')}`);
  await handler.call('orderPayment', { params: { offer_id: payable.offer_id }, body: { money_version } });
  await approveAll(manager, number);
  const ordered = await moneyOf(finance, assignment_id);
  const payment_order_id = ordered.orders[0]?.payment_order_id ?? '';
  const paid = await finance.call('recordPayment', {
    params: { payment_order_id },
    body: { amount_bani, paid_on: dayInRomania(0), money_version: ordered.money_version },
  });
  hold(paid.paid_bani === amount_bani, `the claim is paid: ${paid.paid_bani}`);
  return amount_bani;
}

const moneyOf = (staff: Caller, assignment_id: string): Promise<Schema<'Money'>> =>
  staff.call('getMoney', { params: { assignment_id } });

/** The manager approves what waits: of a claim, or of the organisation. */
async function approveAll(manager: Caller, number: string | null = null): Promise<void> {
  const { approvals } = await manager.call('browseApprovals');
  const waiting = approvals.filter(({ claim_file_no }) => claim_file_no === number);
  if (waiting.length === 0) return;
  const decided = await manager.call('decideApprovals', {
    body: {
      decisions: waiting.map(({ approval_id, row_version }) => ({
        approval_id,
        row_version,
        outcome: 'approved' as const,
      })),
    },
  });
  for (const { outcome, code } of decided) hold(outcome === 'done', `an approval is decided: ${code}`);
}

function ibanOf(number: string): string {
  const bban = `AAAA${number.padStart(16, '0')}`;
  const digits = [...`${bban}RO00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `RO${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}
