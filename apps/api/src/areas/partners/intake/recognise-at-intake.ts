import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { EntryNeeds } from '../special/change-entries.ts';
import { findCustomer } from '../special/customer-repository.ts';
import { isToldOf } from '../special/file/told-customer.ts';
import { wouldDo } from '../special/rules/browse-rules.ts';
import { recogniseTraits } from './intake-facts.ts';

const nobody: Schema<'IntakeCustomer'> = { is_special: false, customer: null };

/** Whose claim is being taken in, and what to mind; discreet customers are named to those who may know them. */
export async function recogniseAtIntake(
  { numbers }: EntryNeeds,
  call: Call<'recogniseAtIntake'>,
): Promise<Schema<'IntakeCustomer'>> {
  const { tx, caller, body, now } = call;
  const { orgId } = caller;
  const matched = await recogniseTraits(tx, numbers, { orgId, traits: body, now });
  if (matched === undefined) return nobody;
  const { special_customer_id: customerId, name, kind, level, reasons } = matched;
  const customer = await findCustomer(tx, { orgId, customerId });
  if (customer === undefined) return nobody;
  if (!isToldOf(caller, customer)) return { is_special: true, customer: null };
  return {
    is_special: true,
    customer: {
      special_customer_id: customerId,
      name,
      kind,
      level,
      reasons,
      handler_name: customer.handler_name,
      notes: customer.notes,
      rules: await wouldDo(call, matched),
    },
  };
}
