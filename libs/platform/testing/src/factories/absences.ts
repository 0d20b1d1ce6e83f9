import type { Schema } from '@dosar/openapi';
import { daysAhead } from '../cast/clock.ts';
import { idOf } from '../cast/identity.ts';
import { people, type StaffMember } from '../cast/people.ts';

/** The kinds of absence that stories and tests need: rest, medical and telework. */
export const absenceTypes: readonly Schema<'AbsenceType'>[] = [
  {
    absence_type_code: 'rest',
    name: 'Concediu de odihnă',
    short_name: 'CO',
    deducts_balance: true,
    counts_as_away: true,
    needs_certificate: false,
    only_managers: false,
    is_offered: true,
  },
  {
    absence_type_code: 'medical',
    name: 'Concediu medical',
    short_name: 'CM',
    deducts_balance: false,
    counts_as_away: true,
    needs_certificate: true,
    only_managers: false,
    is_offered: true,
  },
  {
    absence_type_code: 'telework',
    name: 'Telemuncă',
    short_name: 'TM',
    deducts_balance: false,
    counts_as_away: false,
    needs_certificate: false,
    only_managers: false,
    is_offered: true,
  },
];

/** Two days of rest leave next week that wait for their decision. */
export function anAbsence(
  changes: Partial<Schema<'Absence'>> = {},
  number = 1,
  person: StaffMember = people.ana,
): Schema<'Absence'> {
  return {
    absence_id: idOf('other', 7000 + number),
    user_id: person.userId,
    full_name: person.fullName,
    absence_type_code: 'rest',
    date_from: daysAhead(4),
    date_to: daysAhead(5),
    first_part: 'whole',
    last_part: 'whole',
    half_days: 4,
    state: 'awaiting_approval',
    replacement: null,
    note: null,
    balance_exception: null,
    certificate_no: null,
    has_certificate_file: false,
    decision_reason: null,
    decided_by_name: null,
    can_be_undone: false,
    is_passed_on: false,
    row_version: 1,
    ...changes,
  };
}

/** A year of rest leave with 21 days and three that were carried over, of which two days are taken. */
export function aLeaveBalance(changes: Partial<Schema<'LeaveBalance'>> = {}): Schema<'LeaveBalance'> {
  const newYear = '2026-01-01';
  const entry = { date_from: newYear, date_to: newYear, absence_id: null };
  return {
    year: 2026,
    entitled: 42,
    carried: 6,
    carried_until: '2027-06-30',
    lapsed: 0,
    taken: 4,
    planned: 0,
    asked: 4,
    left: 44,
    ledger: [
      { ...entry, kind: 'entitled', half_days: 42, left: 42 },
      { ...entry, kind: 'carried', half_days: 6, left: 48 },
      {
        kind: 'taken',
        date_from: daysAhead(-20),
        date_to: daysAhead(-19),
        half_days: -4,
        left: 44,
        absence_id: idOf('other', 7009),
      },
    ],
    ...changes,
  };
}

/** One's own absences without any; the holidays of Easter lie ahead. */
export function someOwnAbsences(changes: Partial<Schema<'OwnAbsences'>> = {}): Schema<'OwnAbsences'> {
  return {
    today: daysAhead(0),
    types: [...absenceTypes],
    balance: aLeaveBalance(),
    absences: [],
    free_days: [{ date: '2026-04-10', name: 'Vinerea Mare' }],
    questions: [],
    has_feed: false,
    ...changes,
  };
}

/** Radu asks to be replaced next week. */
export function aReplacementQuestion(
  changes: Partial<Schema<'ReplacementQuestion'>> = {},
  number = 1,
): Schema<'ReplacementQuestion'> {
  return {
    absence_id: idOf('other', 7100 + number),
    full_name: people.radu.fullName,
    date_from: daysAhead(4),
    date_to: daysAhead(8),
    first_part: 'whole',
    last_part: 'whole',
    answer: 'asked',
    is_in_force: false,
    open_count: 5,
    legal_count: 1,
    row_version: 1,
    ...changes,
  };
}

/** What two days of rest leave mean before they are asked for. */
export function anAbsencePreview(changes: Partial<Schema<'AbsencePreview'>> = {}): Schema<'AbsencePreview'> {
  return {
    half_days: 4,
    fault: null,
    clash: null,
    balance_before: 44,
    balance_after: 40,
    balances: [{ year: 2026, before: 44, after: 40 }],
    colleagues: [],
    warnings: [],
    due_count: 3,
    legal_dates: [],
    candidates: [
      { user_id: people.radu.userId, full_name: people.radu.fullName, open_count: 12, has_same_roles: true },
      {
        user_id: people.maria.userId,
        full_name: people.maria.fullName,
        open_count: 4,
        has_same_roles: false,
      },
    ],
    ...changes,
  };
}

/** The absences of Maria's team in five weeks, none of them. */
export function someTeamAbsences(changes: Partial<Schema<'TeamAbsences'>> = {}): Schema<'TeamAbsences'> {
  const { ana, radu, maria } = people;
  return {
    from: '2026-03-02',
    to: '2026-04-05',
    today: daysAhead(0),
    teams: [
      {
        team_id: idOf('other', 7200),
        name: 'Daune auto',
        minimum: 2,
        people: [ana, maria, radu].map(({ userId, fullName }) => ({ user_id: userId, full_name: fullName })),
      },
    ],
    absences: [],
    to_decide: [],
    place_warnings: [],
    below_minimum_ids: [],
    free_days: [],
    types: [...absenceTypes],
    ...changes,
  };
}

/** What an approval changes: one piece of work with a deadline in those days goes to Radu. */
export function aDecisionPreview(
  changes: Partial<Schema<'DecisionPreview'>> = {},
): Schema<'DecisionPreview'> {
  const { balance_before, balance_after, colleagues, warnings, candidates } = anAbsencePreview();
  return {
    absence: anAbsence(),
    balance_before,
    balance_after,
    colleagues,
    warnings,
    candidates,
    lines: [
      {
        assignment_id: idOf('assignment', 71),
        claim_file_id: idOf('claimFile', 71),
        claim_file_no: 'DM26R0000071',
        name: 'Constatare',
        plate: 'B 186 PEN',
        due_at: `${daysAhead(4)}T10:00:00Z`,
        legal_due_date: daysAhead(5),
        is_in_period: true,
        to_user_id: people.radu.userId,
        channel: 'email',
        row_version: 1,
      },
    ],
    visits: [],
    ...changes,
  };
}

/** Rest leave of somebody, as their manager reads it. */
export function aPersonBalance(
  changes: Partial<Schema<'PersonBalance'>> = {},
  { userId, username, fullName }: StaffMember = people.ana,
): Schema<'PersonBalance'> {
  return {
    user_id: userId,
    username,
    full_name: fullName,
    entitled: 42,
    carried: 6,
    taken: 4,
    planned: 5,
    left: 39,
    would_carry: 39,
    ...changes,
  };
}
