import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { staffOf } from './change/party-numbers.ts';
import type { NoticedParty, NoticedPerson } from './claim-notice.ts';
import { insertContactChannels } from './contact-channel-repository.ts';
import { insertClaimParties, insertParty } from './register-claim-repository.ts';

type Role = Schema<'IntakeRole'>;

/** Stores the people of a notice beside the notifier, and says who is what until their file is there. */
export async function registerPeople(context: ChangeContext, people: readonly NoticedPerson[]) {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const stored: { role: Role; car: number; partyId: string }[] = [];
  for (const person of people) {
    const partyId = await insertParty(tx, { org_id: orgId, ...partyOf(person), created_at: now });
    stored.push({ role: person.role, car: person.otherVehicle ?? 0, partyId });
    if (person.channels.length > 0)
      await insertContactChannels(
        tx,
        person.channels.map(({ kind, value }, place) => ({
          org_id: orgId,
          party_id: partyId,
          kind,
          value,
          is_preferred: place === 0,
          typed_by_user_id: staffOf(caller),
          created_at: now,
        })),
      );
  }
  /** Of the roles that belong to other vehicles, the one of the vehicle at a place among them. */
  const idOf = (role: Role, car = 0) =>
    stored.find((person) => person.role === role && person.car === car)?.partyId;
  return {
    idOf,
    /** Gives those a part in the file who stand in no column of it. */
    async takePart(claimFileId: string, isAtFault: (car: number) => boolean): Promise<void> {
      const partOf = (role: Role, car: number) => {
        if (role === 'hurt' || role === 'witness') return role;
        return role === 'other_driver' && isAtFault(car) ? 'at_fault' : undefined;
      };
      await insertClaimParties(
        tx,
        stored.flatMap(({ role, car, partyId }) => {
          const part = partOf(role, car);
          return part === undefined
            ? []
            : [{ org_id: orgId, claim_file_id: claimFileId, party_id: partyId, role: part }];
        }),
      );
    },
  };
}

/** Somebody of a notice as they are stored. */
export function partyOf({ kind, name, firstName, cui, language }: NoticedParty) {
  return kind === 'person'
    ? { kind, last_name: name, first_name: firstName ?? null, language }
    : { kind, company_name: name, cui: cui ?? null, language };
}
