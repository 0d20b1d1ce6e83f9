import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo, now } from '../cast/clock.ts';
import { idOf } from '../cast/identity.ts';
import { claimant, people } from '../cast/people.ts';

const everyKind = { county_codes: [], policy_type_codes: [], assignment_type_codes: [] };
const fileNo = (number: number) => `DM26R${String(number).padStart(7, '0')}`;
const plateOf = (number: number) => claimant(number).plate.replaceAll(' ', '');

/** Ana with an ordinary day: something of everything, a little less than she can carry. */
export function aTeamMember(change: Partial<Schema<'TeamMember'>> = {}): Schema<'TeamMember'> {
  return {
    ...everyKind,
    user_id: people.ana.userId,
    full_name: people.ana.fullName,
    is_active: true,
    load_points: 84,
    capacity_points: 100,
    row_version: 1,
    active: 42,
    new: 3,
    due_today: 5,
    overdue: 2,
    legal_near: 1,
    waiting: 11,
    waiting_on: [
      { code: 'claimant', count: 7 },
      { code: 'shop', count: 4 },
    ],
    done_today: 4,
    done_7_days: 21,
    received_7_days: 24,
    visits_7_days: 0,
    oldest_at: hoursAgo(40 * 24),
    away: null,
    ...change,
  };
}

/** The team of Maria: Ana has too much, Radu is away, Maria has hardly anything. */
export function aTeam(
  members: readonly Schema<'TeamMember'>[] = [
    aTeamMember({ load_points: 118, overdue: 9, legal_near: 4 }),
    aTeamMember({
      user_id: people.radu.userId,
      full_name: people.radu.fullName,
      load_points: 63,
      away: {
        date_from: daysAhead(-2),
        date_to: daysAhead(3),
        is_now: true,
        deputy_name: people.ana.fullName,
      },
    }),
    anIdleMember({ user_id: people.maria.userId, full_name: people.maria.fullName }),
  ],
): Schema<'Team'> {
  return {
    team_name: 'Daune',
    as_of: now,
    first_day: daysAhead(-6),
    no_shows_7_days: 2,
    decisions_waiting: 5,
    members: [...members],
    policy_types: [{ code: 'rca', name: 'RCA' }],
    assignment_types: [{ code: 'claim_handling', name: 'Instrumentare' }],
  };
}

/** Somebody without any work. */
export function anIdleMember(change: Partial<Schema<'TeamMember'>> = {}): Schema<'TeamMember'> {
  return aTeamMember({
    load_points: 0,
    active: 0,
    new: 0,
    due_today: 0,
    overdue: 0,
    legal_near: 0,
    waiting: 0,
    waiting_on: [],
    done_today: 0,
    done_7_days: 0,
    received_7_days: 0,
    oldest_at: null,
    ...change,
  });
}

/** Ana's page as her manager sees it. */
export function aPersonWork(change: Partial<Schema<'PersonWork'>> = {}): Schema<'PersonWork'> {
  const { team_name, as_of, first_day, policy_types, assignment_types } = aTeam();
  return {
    member: aTeamMember({ visits_7_days: 1 }),
    team_name,
    as_of,
    first_day,
    policy_types,
    assignment_types,
    is_own: false,
    may_edit: true,
    weeks: Array.from({ length: 8 }, (_, week) => ({
      week_start: daysAhead(-52 + week * 7),
      received: 20 + ((week * 5) % 9),
      done: 18 + ((week * 7) % 11),
    })),
    statuses: [
      { name: 'Așteaptă documente', color: '#b45309', count: 31, hours: 96 },
      { name: 'Evaluare', color: '#1d4ed8', count: 44, hours: 30 },
    ],
    back_moves: 3,
    untouched: 6,
    next_work: [1, 2].map((number) => ({
      assignment_id: idOf('assignment', number),
      claim_file_no: fileNo(number),
      name: 'Instrumentare',
      status_name: 'Evaluare',
      plate: plateOf(number),
      due_at: hoursAgo(number * 30 - 40),
      legal_due_date: number === 1 ? daysAhead(2) : null,
    })),
    visits: [
      {
        assignment_id: idOf('assignment', 3),
        claim_file_no: fileNo(3),
        plate: plateOf(3),
        starts_at: `${daysAhead(1)}T07:00:00Z`,
        ends_at: `${daysAhead(1)}T07:45:00Z`,
        place_name: 'Militari',
        status: 'booked',
      },
    ],
    absences: [
      { begins_at: `${daysAhead(10)}T22:00:00Z`, ends_at: `${daysAhead(14)}T22:00:00Z`, is_now: false },
    ],
    ...change,
  };
}

/** A request for an offer that the reader may decide. */
export function anApproval(change: Partial<Schema<'ApprovalRow'>> = {}, number = 1): Schema<'ApprovalRow'> {
  return {
    approval_id: idOf('other', 2000 + number),
    row_version: 1,
    kind: 'offer',
    kind_name: 'Ofertă',
    claim_file_no: fileNo(number),
    assignment_id: idOf('assignment', number),
    plate: plateOf(number),
    asked_by_name: people.ana.fullName,
    asked_at: hoursAgo(20),
    about: null,
    can_be_returned: true,
    amount_bani: 18_150_00,
    legal_due_date: daysAhead(3),
    right: { code: 'may_decide', decided_by: [] },
    ...change,
  };
}

/** The same with all that is read before it is decided. */
export function anApprovalDetail(
  change: Partial<Schema<'ApprovalDetail'>> = {},
  number = 1,
): Schema<'ApprovalDetail'> {
  return {
    ...anApproval({}, number),
    subject_id: idOf('other', 4000 + number),
    questions: [],
    title: 'Ofertă de 18.150,00 lei',
    section: 'money',
    path: null,
    claimant_name: claimant(number).fullName,
    note: 'Bara avea o fisură care nu se vede în fotografii.',
    afterwards: 'Oferta pleacă singură la păgubit.',
    status: 'asked',
    derivation: [
      { name: 'Reparație', detail: 'deviz Auto Rapid v2', amount_bani: 15_000_00, is_total: false },
      { name: 'TVA', detail: '21 %', amount_bani: 3_150_00, is_total: false },
      { name: 'Total', detail: null, amount_bani: 18_150_00, is_total: true },
    ],
    to_look_at: [
      {
        outcome: 'passed',
        name: 'În limita dumneavoastră',
        detail: null,
        value: '18.150,00 din 25.000,00',
        section: null,
        file: null,
      },
      {
        outcome: 'passed',
        name: 'Nota de constatare este închisă',
        detail: 'Elena Rusu, 20.11.2026',
        value: null,
        section: 'assessment',
        file: null,
      },
      {
        outcome: 'passed',
        name: 'Documente cerute',
        detail: null,
        value: '5 din 5',
        section: 'documents',
        file: null,
      },
      {
        outcome: 'warning',
        name: 'Piese plătite înainte pentru același vehicul',
        detail: fileNo(7),
        value: '1',
        section: 'assessment',
        file: null,
      },
    ],
    limits: [
      { name: people.ana.fullName, whose: 'asker', amount_bani: 7_000_00 },
      { name: people.maria.fullName, whose: 'caller', amount_bani: 25_000_00 },
    ],
    four_eyes: [
      {
        full_name: people.elena.fullName,
        did: 'worked_on_file',
        what: 'a închis nota',
        on: '2026-11-20',
        is_caller: false,
      },
      { full_name: people.ana.fullName, did: 'asked', what: null, on: null, is_caller: false },
      { full_name: people.maria.fullName, did: 'nothing', what: null, on: null, is_caller: true },
    ],
    ...change,
  };
}

/** A file whose legal deadline was missed thirty days ago, and nobody has said why. */
export function aLegalRisk(change: Partial<Schema<'LegalRiskRow'>> = {}, number = 1): Schema<'LegalRiskRow'> {
  return {
    legal_clock_id: idOf('other', 3000 + number),
    row_version: 1,
    legal_rule_code: 'RCA_30',
    days: 30,
    penalty_ppm: 2000,
    source: 'Legea 132/2017, art. 21 alin. (1)',
    started_on: daysAhead(-60),
    due_date: daysAhead(-30),
    stopped_on: null,
    amount_bani: 6_867_00,
    days_late: 30,
    penalty_bani: 412_02,
    penalty_per_day_bani: 13_73,
    delay_cause_code: null,
    delay_cause_name: null,
    delay_note: null,
    told: [{ step: 'law_missed', told_at: hoursAgo(29 * 24), names: [people.maria.fullName] }],
    claim_file_no: fileNo(number),
    assignment_id: idOf('assignment', number),
    plate: plateOf(number),
    claimant_name: claimant(number).fullName,
    owner_name: people.ana.fullName,
    status_name: 'Evaluare',
    ...change,
  };
}

/** Somebody of a team as a proposal shows them. */
export function aRebalancePerson(change: Partial<Schema<'RebalancePerson'>> = {}): Schema<'RebalancePerson'> {
  return {
    ...everyKind,
    user_id: people.ana.userId,
    full_name: people.ana.fullName,
    load_points: 118,
    capacity_points: 100,
    is_away: false,
    can_get_work: true,
    ...change,
  };
}
