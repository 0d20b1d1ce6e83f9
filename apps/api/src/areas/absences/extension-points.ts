import type { LeavePeriod } from '@dosar/absences-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Who will be away and when, and who replaces them; nobody when `deputyId` is null. */
export type PlannedLeave = LeavePeriod & {
  orgId: string;
  absenceId: string;
  userId: string;
  deputyId: string | null;
};

/** A visit that changes because its person is away. */
export type MovedVisit = NonNullable<Schema<'AbsenceDecision'>['visits']>[number];

/** Time off that is asked for or thought of. */
export type AskedLeave = LeavePeriod & { absenceId: string; userId: string };

/** Days on which places have too few people: by what is approved, and because of each leave alone, by its id. */
export type PlaceShortages = {
  certain: Schema<'PresenceWarning'>[];
  ofLeaves: ReadonlyMap<string, Schema<'PresenceWarning'>[]>;
};

/** How many people places need on each day. */
export type PlacePresence = {
  /** Looks at a period: what is certain counts where one of `userIds` is away from a place. */
  shortages: (
    moment: { tx: Transaction<Database>; now: Date; language: Language },
    among: { orgId: string; from: string; to: string; userIds: readonly string[] },
    leaves: readonly AskedLeave[],
  ) => Promise<PlaceShortages>;
};

/** Who knows places; while nobody does, only teams have a minimum. */
export const placePresence = extensionPoint<PlacePresence>('absences.place-presence');

/** Visits of people who will be away: who makes them instead, or when. What proposes is the engine that offers hours. */
export type AbsentVisits = {
  propose: (
    moment: { tx: Transaction<Database>; now: Date },
    leave: PlannedLeave,
    language: Language,
  ) => Promise<Schema<'AbsentVisit'>[]>;
  /** Moves visits in the transaction of the approval; `false` when one of them is not what it was. */
  move: (context: ChangeContext, leave: PlannedLeave, visits: readonly MovedVisit[]) => Promise<boolean>;
  /** Puts back what an approval moved; `false` when something has followed, and then nothing changes. */
  takeBack: (context: ChangeContext, absenceId: string) => Promise<boolean>;
};

/** Who knows visits; while nobody does, approvals show and move none. */
export const absentVisits = extensionPoint<AbsentVisits>('absences.visits');
