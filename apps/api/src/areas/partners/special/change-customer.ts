import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { customerOf } from './browse-customers.ts';
import { canHandle, holdCustomer, insertCustomer, updateCustomer } from './customer-repository.ts';

type Customer = Schema<'SpecialCustomer'>;
type Fields = Schema<'SpecialCustomerFields'>;

/** Adds a customer, by which nothing is recognised yet. */
export async function addSpecialCustomer(call: Call<'addSpecialCustomer'>): Promise<Customer> {
  const { tx, caller, body, now, audit } = call;
  await requireSense(call, body, '');
  const customerId = await insertCustomer(tx, caller.orgId, body, now);
  audit.subject(customerId);
  audit.note({ kind: body.kind, level: body.level });
  return customerOf(call, customerId);
}

/** Changes what is known of a customer. */
export async function saveSpecialCustomer(call: Call<'saveSpecialCustomer'>): Promise<Customer> {
  const { tx, body, audit } = call;
  const place = await heldPlace(call, body.row_version);
  await requireSense(call, body.fields, 'fields.');
  await updateCustomer(tx, place, body.fields);
  audit.note({ kind: body.fields.kind, level: body.fields.level });
  return customerOf(call, place.customerId);
}

/** Ends a customer, or starts it again. */
export async function endSpecialCustomer(call: Call<'endSpecialCustomer'>): Promise<Customer> {
  const { tx, caller, body, now, audit } = call;
  const place = await heldPlace(call, body.row_version);
  await updateCustomer(tx, place, {
    is_active: body.is_active,
    ended_at: body.is_active ? null : now,
    ended_by_user_id: body.is_active ? null : caller.userId,
  });
  audit.note({ is_active: body.is_active });
  return customerOf(call, place.customerId);
}

type Changing = Call<'saveSpecialCustomer'> | Call<'endSpecialCustomer'>;

/** The customer that is changed, held, if it is still as the caller has read it. */
async function heldPlace({ tx, caller, path, audit }: Changing, rowVersion: number) {
  const place = { orgId: caller.orgId, customerId: path.special_customer_id };
  const present = await holdCustomer(tx, place);
  if (present === undefined) throw notFound();
  if (present !== rowVersion) throw staleRowVersion(present);
  audit.subject(place.customerId);
  return place;
}

async function requireSense(
  { tx, caller }: Pick<Changing, 'tx' | 'caller'>,
  { handler_user_id: handlerId, valid_from: from, valid_until: until }: Fields,
  path: string,
): Promise<void> {
  if (from !== null && until !== null && until < from)
    throw fieldRefused(`${path}valid_until`, 'invalid_value');
  if (handlerId !== null && !(await canHandle(tx, caller.orgId, handlerId)))
    throw fieldRefused(`${path}handler_user_id`, 'outdated');
}
