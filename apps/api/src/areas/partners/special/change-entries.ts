import { matchKey } from '@dosar/partners-domain';
import { isCui, normaliseCui } from '@dosar/kernel/romanian-numbers';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { maskedCnp } from '#src/areas/claims/index.ts';
import { customerOf } from './browse-customers.ts';
import { customerRefused } from './customer-refused.ts';
import { holdCustomer, updateCustomer } from './customer-repository.ts';
import { countEntries, deleteEntry, insertEntry, type NewEntry } from './entry-repository.ts';

/** What entries with personal numbers are locked away with. */
export type EntryNeeds = { numbers: PersonalNumbers };

/** More than these, and a customer is better told by its plates. */
const mostEntries = 200;

/** Adds an entry by which the files of a customer are recognised from now on. */
export async function addSpecialMatch(
  needs: EntryNeeds,
  call: Call<'addSpecialMatch'>,
): Promise<Schema<'SpecialCustomer'>> {
  const { tx, caller, path, body, audit } = call;
  const place = { orgId: caller.orgId, customerId: path.special_customer_id };
  if ((await holdCustomer(tx, place)) === undefined) throw notFound();
  const entry = entryOf(needs, caller.orgId, body);
  if (entry.kind !== 'plate' && (await countEntries(tx, place)) >= mostEntries)
    throw customerRefused('too_many');
  await insertEntry(tx, place, entry);
  await updateCustomer(tx, place, undefined);
  audit.subject(place.customerId);
  audit.note({ kind: entry.kind });
  return customerOf(call, place.customerId);
}

/** Removes an entry; files that it recognised keep what they show. */
export async function removeSpecialMatch(
  call: Call<'removeSpecialMatch'>,
): Promise<Schema<'SpecialCustomer'>> {
  const { tx, caller, path, body, audit } = call;
  const place = { orgId: caller.orgId, customerId: path.special_customer_id };
  if ((await holdCustomer(tx, place)) === undefined) throw notFound();
  const kind = await deleteEntry(tx, place, body.special_customer_match_id);
  if (kind === undefined) throw notFound();
  await updateCustomer(tx, place, undefined);
  audit.subject(place.customerId);
  audit.note({ kind });
  return customerOf(call, place.customerId);
}

function entryOf({ numbers }: EntryNeeds, orgId: string, typed: JsonBodyOf<'addSpecialMatch'>): NewEntry {
  const { kind, value, valid_from: validFrom, valid_until: validUntil } = typed;
  const key = matchKey(kind, value);
  if (key === undefined) throw fieldRefused('value', 'invalid_format');
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw fieldRefused('valid_until', 'invalid_value');
  const days = { validFrom, validUntil };
  if (kind === 'cnp')
    return {
      kind,
      key: numbers.hash(orgId, key),
      shown: maskedCnp(key),
      sealed: numbers.seal(orgId, key),
      cui: null,
      ...days,
    };
  const cui = kind === 'name_cui' ? (typed.cui ?? '') : null;
  if (cui !== null && !isCui(cui)) throw fieldRefused('cui', cui === '' ? 'required' : 'invalid_format');
  const shown = kind === 'name_cui' ? value.trim() : kind === 'mail_domain' ? `@${key}` : key;
  return { kind, key, shown, sealed: null, cui: cui === null ? null : normaliseCui(cui), ...days };
}
