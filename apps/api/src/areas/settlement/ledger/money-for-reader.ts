import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { moneyOf } from './money-of-file.ts';

/** Roles that offer, order, pay or approve; everybody else who reads money is an assessor. */
const rolesOfMoney = ['claims.handler', 'finance.payments', '*.manager'];

/** The money of a file as the caller may read it; assessors read only what a damage note needs. */
export async function moneyForReader(
  call: Pick<ChangeContext, 'tx' | 'now'> & {
    caller: ChangeContext['caller'] & { roles: readonly string[] };
  },
  claimFileId: string,
): Promise<Schema<'Money'>> {
  const money = await moneyOf(call, claimFileId);
  const isWhole = rolesOfMoney.some((condition) => meetsRoleCondition(call.caller.roles, condition));
  return isWhole ? money : forNote(money);
}

function forNote(money: Schema<'Money'>): Schema<'Money'> {
  return {
    claim_file_id: money.claim_file_id,
    extent: 'note',
    money_version: money.money_version,
    estimated_bani: money.estimated_bani,
    agreed_bani: money.agreed_bani,
    reserve_bani: null,
    paid_bani: null,
    partner_bani: null,
    recourse_bani: null,
    residual_bani: null,
    recovered_bani: null,
    difference_bani: null,
    unnamed_difference_bani: null,
    difference_blocks: [],
    coverages: money.coverages.map((coverage) => ({ ...coverage, reserve_bani: 0, paid_bani: 0 })),
    entries: money.entries.filter(({ account }) => account === 'estimated' || account === 'agreed'),
    recoveries: [],
    offers: [],
    orders: [],
    partner_orders: [],
    recipients: [],
    suggested_lines: [],
    has_closed_note: money.has_closed_note,
    account: null,
    payable: null,
    payment_blocks: [],
    offer_authority_bani: 0,
    payment_authority_bani: 0,
    reserve_authority_bani: 0,
    waiting_reserves: [],
  };
}
