import type { Schema } from '@dosar/openapi';
import { normalisePlate } from '@dosar/kernel/plates';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findCustomer, findCustomers } from './customer-repository.ts';
import { findPlatePage, findShownEntries } from './entry-repository.ts';

const pageSize = 50;
const list = ['special-customers'];

/** The special customers of the organisation, page by page. */
export async function browseSpecialCustomers({
  tx,
  caller,
  query,
}: Call<'browseSpecialCustomers'>): Promise<Schema<'SpecialCustomerPage'>> {
  const after = query.after === undefined ? undefined : positionOf(query.after, list);
  const search = { q: query.q, level: query.level };
  const rows = await findCustomers(tx, caller.orgId, search, { after, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return {
    items,
    next_cursor: last ? cursorAfter(list, { key: last.name, id: last.special_customer_id }) : null,
  };
}

/** One special customer with everything that its page shows. */
export function getSpecialCustomer(call: Call<'getSpecialCustomer'>): Promise<Schema<'SpecialCustomer'>> {
  return customerOf(call, call.path.special_customer_id);
}

type Reading = Pick<Call<'getSpecialCustomer'>, 'tx' | 'caller'>;

/** A customer as the page shows it. */
export async function customerOf(
  { tx, caller }: Reading,
  customerId: string,
): Promise<Schema<'SpecialCustomer'>> {
  const place = { orgId: caller.orgId, customerId };
  const found = await findCustomer(tx, place);
  if (found === undefined) throw notFound();
  const { valid_from, handler_user_id, contacts, notes, row_version, handler_name, ...row } = found;
  const { name, kind, level, valid_until } = row;
  return {
    row,
    fields: { name, kind, level, valid_from, valid_until, handler_user_id, contacts, notes },
    handler_name,
    matches: await findShownEntries(tx, place),
    row_version,
  };
}

const platesOfPage = 100;
const plateList = ['plates'];

/** The plates of a customer, page by page. */
export async function browsePlates({
  tx,
  caller,
  path,
  query,
}: Call<'browsePlates'>): Promise<Schema<'PlatePage'>> {
  const place = { orgId: caller.orgId, customerId: path.special_customer_id };
  if ((await findCustomer(tx, place)) === undefined) throw notFound();
  const after = query.after === undefined ? undefined : positionOf(query.after, plateList);
  const q = normalisePlate(query.q ?? '');
  const rows = await findPlatePage(tx, place, { q, after, limit: platesOfPage + 1 });
  const items = rows.slice(0, platesOfPage);
  const last = rows.length > platesOfPage ? items.at(-1) : undefined;
  return {
    items,
    next_cursor: last
      ? cursorAfter(plateList, { key: last.shown, id: last.special_customer_match_id })
      : null,
  };
}
