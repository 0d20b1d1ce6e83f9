import type { LeavePeriod } from '@dosar/absences-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** An absent person with the period and the replacement; no replacement when `deputyId` is null. */
export type PlannedLeave = LeavePeriod & {
  orgId: string;
  absenceId: string;
  userId: string;
  deputyId: string | null;
};

/** A visit that changes because its person is away. */
export type MovedVisit = NonNullable<Schema<'AbsenceDecision'>['visits']>[number];

/** A requested or drafted absence. */
export type AskedLeave = LeavePeriod & { absenceId: string; userId: string };

/** Days on which places have too few people: because of approved absences, and because of each leave alone, by its id. */
export type PlaceShortages = {
  certain: Schema<'PresenceWarning'>[];
  ofLeaves: ReadonlyMap<string, Schema<'PresenceWarning'>[]>;
};

/** The people that places need on each day. */
export type PlacePresence = {
  /** Checks a period; approved absences count at places of the people in `userIds`. */
  shortages: (
    moment: { tx: Transaction<Database>; now: Date; language: Language },
    among: { orgId: string; from: string; to: string; userIds: readonly string[] },
    leaves: readonly AskedLeave[],
  ) => Promise<PlaceShortages>;
};

/** The source of places; without it only teams have a minimum. */
export const placePresence = extensionPoint<PlacePresence>('absences.place-presence');

/** Visits of absent people: proposals of another person or hour, by the engine that offers hours. */
export type AbsentVisits = {
  propose: (
    moment: { tx: Transaction<Database>; now: Date },
    leave: PlannedLeave,
    language: Language,
  ) => Promise<Schema<'AbsentVisit'>[]>;
  /** Moves visits in the transaction of the approval; `false` when one of them has changed. */
  move: (context: ChangeContext, leave: PlannedLeave, visits: readonly MovedVisit[]) => Promise<boolean>;
  /** Moves visits of an approval back; `false` without changes when one of them has changed since. */
  takeBack: (context: ChangeContext, absenceId: string) => Promise<boolean>;
};

/** The source of visits; without it approvals show and move none. */
export const absentVisits = extensionPoint<AbsentVisits>('absences.visits');
