import type { Schema } from '@dosar/openapi';
import { findClaimFile, findEvent, findParties, findVehicles } from '#src/areas/claims/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Database } from '#src/generated/database.ts';
import type { Transaction } from 'kysely';
import { emptySide } from './statement-content.ts';

type File = { orgId: string; claimFileId: string; eventId: string | null };
type Side = Schema<'StatementSide'>;
type Party = Schema<'ClaimParty'>;

/** What the file knows already: nobody writes it down twice. The own car of the file is A. */
export async function startOfStatement(
  tx: Transaction<Database>,
  { orgId, claimFileId, eventId }: File,
  language: Language,
): Promise<Schema<'StatementContent'>> {
  const event = eventId === null ? null : await findEvent(tx, orgId, eventId);
  const [own, other] = await findVehicles(tx, orgId, claimFileId, language);
  const parties = await findParties(tx, orgId, claimFileId);
  const file = await findClaimFile(tx, orgId, claimFileId);
  const by = (...roles: Party['roles'][number][]) =>
    parties.find((party) => party.roles.some((role) => roles.includes(role)));
  const theirs = by('at_fault');
  const driver = parties.find(({ roles }) => roles.includes('driver') && !roles.includes('at_fault'));
  const a = columnOf(own, by('insured', 'injured') ?? by('notifier'), driver);
  return {
    shared: {
      date: event?.date ?? null,
      time: [event?.time, event?.time_until].filter(Boolean).join('–'),
      place: [event?.street, event?.locality, event?.county_name].filter(Boolean).join(', ').slice(0, 300),
      injuries: event?.injuries ?? null,
      other_damage: null,
      witnesses: by('witness')?.full_name ?? '',
      sketch: null,
    },
    a: {
      ...a,
      insurer: {
        ...a.insurer,
        name: file.policy_insurer ?? '',
        valid_from: file.policy_valid_from,
        valid_to: file.policy_valid_to,
      },
    },
    b: columnOf(other, theirs, theirs),
  };
}

function columnOf(
  vehicle: Schema<'ClaimVehicle'> | undefined,
  owner: Party | undefined,
  driver: Party | undefined,
): Side {
  const empty = emptySide();
  return {
    ...empty,
    insured: { name: owner?.full_name ?? '', address: owner?.address ?? '', phone: phoneOf(owner) },
    vehicle: {
      ...empty.vehicle,
      make: [vehicle?.brand_name, vehicle?.model].filter(Boolean).join(' ').slice(0, 120),
      plate: vehicle?.plate ?? '',
      country: vehicle?.plate_country ?? '',
    },
    driver: { ...empty.driver, name: driver?.full_name ?? '', phone: phoneOf(driver) },
  };
}

const phoneOf = (party: Party | undefined) =>
  party?.contacts.find(({ type }) => type === 'phone')?.value ?? '';
