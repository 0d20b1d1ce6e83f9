import {
  balanceOf,
  isWorkingDay,
  overlaps,
  partOn,
  presentHalves,
  type AwayPeriod,
  type LeavePeriod,
} from '@dosar/absences-domain';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import { countOpenWork } from '#src/areas/assignments/index.ts';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { findAbsencesOfPeople, type AbsenceRow } from '../absence-repository.ts';
import {
  findCountedLeaves,
  findEntitlement,
  findFreeDays,
  findMinimums,
  findTypes,
  type AbsenceTypeRow,
} from './leave-rules-repository.ts';
import { findCandidates, findTeamOf } from './people-repository.ts';
import { placeWarningsOf } from './place-warnings.ts';

/** The absence that is thought about: whose it is, of what kind, and which stored one it replaces. */
export type PlannedAbsence = LeavePeriod & {
  orgId: string;
  userId: string;
  type: AbsenceTypeRow;
  absenceId?: string | undefined;
};

type Facts = Pick<
  Schema<'AbsencePreview'>,
  'balance_before' | 'balance_after' | 'colleagues' | 'warnings' | 'candidates'
>;

/** The kind of absence with a code; `undefined` for codes that do not exist. */
export async function findType(tx: Transaction<Database>, orgId: string, code: string, language: Language) {
  return (await findTypes(tx, orgId, language)).find((type) => type.absence_type_code === code);
}

/** Free days of a period, by which working days are counted. */
export async function freeDaysOf(
  tx: Transaction<Database>,
  orgId: string,
  { date_from: from, date_to: to }: { date_from: string; date_to: string },
): Promise<ReadonlySet<string>> {
  return new Set((await findFreeDays(tx, orgId, { from, to }, 'ro')).map(({ date }) => date));
}

/** What an absence does to balance and team, whether it is stored or only thought of. */
export async function factsOf(
  tx: Transaction<Database>,
  planned: PlannedAbsence,
  { now, language }: { now: Date; language: Language },
): Promise<Facts> {
  const { orgId, userId } = planned;
  const today = localDateOf(now);
  const team = await findTeamOf(tx, orgId, userId);
  const colleagues = team.people
    .filter((person) => person.user_id !== userId)
    .map((person) => person.user_id);
  const away = (
    await findAbsencesOfPeople(tx, orgId, colleagues, { from: planned.date_from, to: planned.date_to })
  ).filter((other) => overlaps(planned, other));
  const telework = new Set(
    (await findTypes(tx, orgId, 'ro'))
      .filter((type) => !type.counts_as_away)
      .map((type) => type.absence_type_code),
  );
  const reallyAway = away.filter((other) => !telework.has(other.absence_type_code));
  return {
    ...(await balancesOf(tx, planned, today)),
    colleagues: reallyAway.slice(0, 100).map(colleagueAway),
    warnings: planned.type.counts_as_away
      ? [
          ...(await warningsOf(tx, planned, team, reallyAway)).slice(0, 100),
          ...(await placeWarningsOf({ tx, now, language }, orgId, {
            ...planned,
            absenceId: planned.absenceId ?? '',
          })),
        ]
      : [],
    candidates: await candidatesOf(tx, planned),
  };
}

/** Colleagues who could replace somebody, with how much they have to do. */
export async function candidatesOf(tx: Transaction<Database>, planned: Omit<PlannedAbsence, 'type'>) {
  const found = await findCandidates(tx, planned, planned);
  const open = await countOpenWork(
    tx,
    planned.orgId,
    found.map((person) => person.user_id),
  );
  return found.map((person) => ({ ...person, open_count: open.get(person.user_id) ?? 0 }));
}

/** The rest leave that is left without and with the absence, of the year in which it begins. */
async function balancesOf(tx: Transaction<Database>, planned: PlannedAbsence, today: string) {
  const [first] = await balancesByYear(tx, planned, today);
  return { balance_before: first?.before ?? null, balance_after: first?.after ?? null };
}

/** Rest leave that is left of a year without and with an absence, in half days. */
type YearBalance = { year: number; before: number; after: number };

/**
 * The same of each year into which its days fall: leave over New Year takes from both. None for a kind of absence that takes none.
 *
 * What was asked for and is not decided counts where `countsAsked` says so.
 */
export async function balancesByYear(
  tx: Transaction<Database>,
  planned: PlannedAbsence,
  today: string,
  countsAsked = false,
): Promise<YearBalance[]> {
  if (!planned.type.deducts_balance) return [];
  const [first, last] = [planned.date_from, planned.date_to].map((date) => Number(date.slice(0, 4)));
  const balances: YearBalance[] = [];
  for (let year = first ?? 0; year <= (last ?? 0); year += 1)
    balances.push(await balanceOfYear(tx, planned, { year, today, countsAsked }));
  return balances;
}

async function balanceOfYear(
  tx: Transaction<Database>,
  planned: PlannedAbsence,
  { year, today, countsAsked }: { year: number; today: string; countsAsked: boolean },
): Promise<YearBalance> {
  const entitlement = await findEntitlement(tx, planned, year);
  const leaves = (await findCountedLeaves(tx, planned, year, planned.absenceId))
    .filter((leave) => leave.is_approved || (countsAsked && leave.deducts_balance))
    .map((leave) => ({ ...leave, is_approved: true }));
  const freeDays = await freeDaysOf(tx, planned.orgId, {
    date_from: `${year}-01-01`,
    date_to: `${year}-12-31`,
  });
  const left = (more: typeof leaves) => balanceOf(entitlement, [...leaves, ...more], freeDays, today).left;
  const own = {
    ...planned,
    absence_id: '',
    is_approved: true,
    deducts_balance: true,
    returns_rest_days: false,
  };
  return { year, before: left([]), after: left([own]) };
}

type Team = Awaited<ReturnType<typeof findTeamOf>>;

/** Days on which the team would have fewer people than it needs. */
async function warningsOf(
  tx: Transaction<Database>,
  planned: PlannedAbsence,
  { teamId, people }: Team,
  away: readonly AbsenceRow[],
): Promise<Schema<'PresenceWarning'>[]> {
  const minimum = teamId === undefined ? undefined : (await findMinimums(tx, planned.orgId)).get(teamId);
  if (minimum === undefined) return [];
  const freeDays = await freeDaysOf(tx, planned.orgId, planned);
  const all: AwayPeriod[] = [...away, { ...planned, user_id: planned.userId }];
  const ids = people.map((person) => person.user_id);
  const warnings: Schema<'PresenceWarning'>[] = [];
  for (let date = planned.date_from; date <= planned.date_to; date = addDays(date, 1)) {
    if (!isWorkingDay(date, freeDays) || partOn(planned, date) === undefined) continue;
    const present = presentHalves(ids, all, date);
    if (present < minimum * 2) warnings.push({ date, place_name: null, present, minimum: minimum * 2 });
  }
  return warnings;
}

/** What colleagues may know: that somebody is away, not why. */
function colleagueAway(row: AbsenceRow): Schema<'ColleagueAway'> {
  const { user_id, full_name, date_from, date_to, first_part, last_part } = row;
  return {
    user_id,
    full_name,
    date_from,
    date_to,
    first_part,
    last_part,
    is_approved: row.status === 'approved',
  };
}
