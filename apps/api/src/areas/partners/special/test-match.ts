import { fileKeys, matchKey, recognise, type Facts, type MatchKind } from '@dosar/partners-domain';
import { isCnp, normaliseCnp } from '@dosar/kernel/romanian-numbers';
import { localDateOf } from '@dosar/kernel/zone';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { maskedCnp } from '#src/areas/claims/index.ts';
import type { EntryNeeds } from './change-entries.ts';
import { findEntries } from './entry-repository.ts';
import { namedCustomers } from './named-customers.ts';
import { wouldDo } from './rules/browse-rules.ts';

type Typed = JsonBodyOf<'testMatch'>;
const mostCustomers = 50;

/** What facts would match today, and why; nothing is stored. */
export async function testMatch(
  { numbers }: EntryNeeds,
  call: Call<'testMatch'>,
): Promise<Schema<'TestedMatch'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const given = givenKinds(body);
  const invalid = given.filter(({ kind, text }) => !isSuch(kind, text)).map(({ kind }) => kind);
  const cnp = normaliseCnp(body.number);
  const facts: Facts = {
    parties: [
      {
        name: body.name,
        cui: !isCnp(cnp) && body.number.trim() !== '' ? body.number : null,
        cnp: isCnp(cnp) ? { hash: numbers.hash(orgId, cnp), masked: maskedCnp(cnp) } : null,
        phones: body.phone === '' ? [] : [body.phone],
        emails: body.email === '' ? [] : [body.email],
      },
    ],
    plates: body.plate === '' ? [] : [body.plate],
    policies: body.policy_number === '' ? [] : [body.policy_number],
  };
  const entries = await findEntries(tx, orgId, fileKeys(facts));
  const today = localDateOf(now);
  const { chosen, others } = recognise({ ...facts, eventDay: today, today }, entries);
  const customers = namedCustomers(entries, chosen, others).slice(0, mostCustomers);
  const matched = new Set(customers.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)));
  audit.note({ kinds: given.map(({ kind }) => kind).join(' ') });
  return {
    customers,
    rules: await wouldDo(call, customers[0]),
    unmatched: given.map(({ kind }) => kind).filter((kind) => !matched.has(kind) && !invalid.includes(kind)),
    invalid,
  };
}

const isSuch = (kind: MatchKind, text: string) => kind === 'plate' || matchKey(kind, text) !== undefined;

function givenKinds({ number, plate, policy_number: policy, email, phone, name }: Typed) {
  const all: { kind: MatchKind; text: string }[] = [
    { kind: isCnp(number) ? 'cnp' : 'cui', text: number },
    { kind: 'plate', text: plate },
    { kind: 'policy_prefix', text: policy },
    { kind: 'phone', text: phone },
    { kind: 'name_cui', text: name },
    { kind: 'mail_domain', text: email },
  ];
  return all.filter(({ text }) => text.trim() !== '');
}
