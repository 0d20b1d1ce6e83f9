import { streets } from './accident-stories.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { inventIban, inventPerson } from './invented-people.ts';

type ClaimantFacts = { number: number; county: string; town: string; isConfirmed: boolean; at: Date };

/** Makes the person who claims, with an e-mail address and a phone. */
export function makeClaimant(world: DemoWorld, { number, county, town, isConfirmed, at }: ClaimantFacts) {
  const { orgId, orgCode, random, moments, rows, sealedNumbers } = world;
  const person = inventPerson(random, number);
  const partyId = demoId('party', orgCode, number);
  rows.party.push({
    org_id: orgId,
    party_id: partyId,
    kind: 'person',
    last_name: person.lastName,
    first_name: person.firstName,
    ...sealedNumbers({
      cnp: person.cnp,
      // Two of three have said where to pay.
      iban: number % 3 === 0 ? null : inventIban(number),
    }),
    county_code: county,
    locality: town,
    address: random.pick(streets),
    created_at: at,
  });
  for (const kind of ['email', 'phone'] as const) {
    rows.contact_channel.push({
      org_id: orgId,
      contact_channel_id: demoId('channel', orgCode, rows.contact_channel.length),
      party_id: partyId,
      kind,
      value: person[kind],
      is_preferred: kind === 'email',
      confirmed_at: isConfirmed ? moments.hoursAfter(at, 1) : null,
      sms_consent: kind === 'phone',
      created_at: at,
    });
  }
  const claimantName = `${person.lastName} ${person.firstName}`;
  return { partyId, claimantName, email: person.email, phone: person.phone };
}
