import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo } from '../cast/clock.ts';
import { idOf, keyOf } from '../cast/identity.ts';
import { claimant, people } from '../cast/people.ts';

/** The `number`-th row of the worklist: a claim notification of Ana's, in work. */
export function aWorklistRow(change: Partial<Schema<'WorklistRow'>> = {}, number = 1): Schema<'WorklistRow'> {
  const { fullName, plate, county } = claimant(number);
  return {
    assignment_id: idOf('assignment', number),
    assignment_key: keyOf('assignment', number),
    assignment_no: `A-${String(number).padStart(5, '0')}`,
    assignment_type: 'claim_notification',
    assignment_type_name: 'Avizare daună',
    claim_file_id: idOf('claimFile', number),
    claim_file_no: `DM26R${String(number).padStart(7, '0')}`,
    status_code: 'in_progress',
    status_name: 'În lucru',
    status_color: '#1565c0',
    category_code: 'active',
    priority: 0,
    plate,
    claimant_name: fullName,
    insured_name: fullName,
    policy_type: 'rca',
    partner_name: null,
    special_customer_name: null,
    county_code: county,
    assigned_user_id: people.ana.userId,
    assigned_user_name: people.ana.fullName,
    queue_name: null,
    created_at: hoursAgo(48 + number),
    due_at: `${daysAhead(2 + (number % 5))}T22:00:00Z`,
    legal_due_date: daysAhead(28),
    last_activity_at: hoursAgo(number),
    tags: [],
    unread: [],
    snoozed_until: null,
    snoozed_for: null,
    returned_at: null,
    is_case_master: true,
    row_version: 1,
    ...change,
  };
}

/** A page of the worklist; `rows` or as many rows as asked. */
export function aWorklistPage(
  rows: Schema<'WorklistRow'>[] | number = 3,
  change: Partial<Schema<'WorklistPage'>> = {},
): Schema<'WorklistPage'> {
  const items =
    typeof rows === 'number' ? Array.from({ length: rows }, (_, at) => aWorklistRow({}, at + 1)) : rows;
  return { items, next_cursor: null, total: { count: items.length, capped: false }, ...change };
}

/** Ana's day: she replaces Radu, and one deadline of each ends in it. */
export function aDayAgenda(change: Partial<Schema<'DayAgenda'>> = {}): Schema<'DayAgenda'> {
  const { userId, fullName } = people.radu;
  const day = daysAhead(0);
  return {
    date: day,
    items: [
      {
        kind: 'replacement',
        user_id: userId,
        full_name: fullName,
        date_from: daysAhead(-2),
        date_to: daysAhead(3),
      },
      anAgendaDeadline({ at: `${day}T10:30:00Z` }, 1),
      anAgendaDeadline({ at: `${day}T15:00:00Z`, owner_name: fullName }, 2),
    ],
    capped: false,
    overdue: { count: 3, capped: false },
    ...change,
  };
}

/** A deadline as the agenda of its day shows it. */
export function anAgendaDeadline(
  change: Partial<Schema<'AgendaDeadline'>> = {},
  number = 1,
): Schema<'AgendaDeadline'> {
  const {
    assignment_id,
    claim_file_no,
    assignment_type,
    assignment_type_name,
    status_code,
    status_name,
    status_color,
    category_code,
    claimant_name,
    plate,
  } = aWorklistRow({}, number);
  return {
    kind: 'deadline',
    at: `${daysAhead(0)}T15:00:00Z`,
    owner_name: null,
    assignment_id,
    claim_file_no,
    assignment_type,
    assignment_type_name,
    status_code,
    status_name,
    status_color,
    status_category_code: category_code,
    claimant_name,
    plate,
    place: null,
    ...change,
  };
}

/** A possible next status. */
export function aTransition(change: Partial<Schema<'Transition'>> = {}): Schema<'Transition'> {
  return {
    code: 'accept',
    name: 'Acceptă',
    to_status_code: 'accepted',
    to_status_name: 'Acceptat',
    to_status_color: '#2e7d32',
    to_status_category_code: 'active',
    reason_required: false,
    asks: [],
    confirm_text: null,
    allowed: true,
    missing: [],
    approval: 'none',
    effects: [],
    undoable: true,
    sends_messages: false,
    ...change,
  };
}

/** The `number`-th piece of work on a claim file; all follow from the first, which is the main one. */
export function aFileActivity(
  change: Partial<Schema<'FileActivity'>> = {},
  number = 1,
): Schema<'FileActivity'> {
  const row = aWorklistRow({}, number);
  return {
    assignment_id: change.assignment_id ?? row.assignment_id,
    assignment_no: row.assignment_no,
    assignment_type: row.assignment_type,
    assignment_type_name: row.assignment_type_name,
    parent_assignment_id: number === 1 ? null : idOf('assignment', 1),
    is_case_master: change.is_case_master ?? row.is_case_master,
    status_name: change.status_name ?? row.status_name,
    category_code: change.category_code ?? row.category_code,
    waiting_on: null,
    assigned_user_id: change.assigned_user_id === undefined ? row.assigned_user_id : change.assigned_user_id,
    assigned_user_name:
      change.assigned_user_name === undefined ? row.assigned_user_name : change.assigned_user_name,
    queue_name: change.queue_name ?? null,
    due_at: change.due_at ?? row.due_at,
    done_at: change.done_at ?? null,
  };
}

/** An assignment as its page shows it; `header` changes what the worklist shows as well. */
export function anAssignment(
  change: Partial<Schema<'AssignmentDetail'>> = {},
  header: Partial<Schema<'AssignmentHeader'>> = {},
): Schema<'AssignmentDetail'> {
  const { fullName, plate, brand, model } = claimant(1);
  return {
    header: {
      ...aWorklistRow(),
      name: 'Avizare daună RCA',
      channel: 'web_guest',
      opened_at: hoursAgo(72),
      county_name: 'Cluj',
      displayed_case_no: 'DM26R0000001',
      policy_number: 'RO/22/A1/YZ 1234567',
      policy_type_name: 'RCA',
      waiting_on: 'us',
      status_since: hoursAgo(72),
      ...header,
    },
    file_phase: { step: 2, steps: ['Avizare', 'Constatare', 'Evaluare', 'Ofertă', 'Plată', 'Închidere'] },
    claim_file: {
      policy_insurer: 'Asigurarea Demo',
      policy_valid_from: daysAhead(-200),
      policy_valid_to: daysAhead(164),
      estimated_amount: 7420,
      agreed_amount: null,
      paid_amount: null,
      reserve_amount: 7500,
      is_total_loss: false,
      branch_id: null,
      branch_name: null,
      closed_at: null,
      row_version: 1,
    },
    facts: [],
    activities: [aFileActivity(header), aFileActivity({ is_case_master: false }, 2)],
    section_counts: [
      { section: 'timeline', count: 3 },
      { section: 'people', count: 1 },
      { section: 'vehicles', count: 1 },
    ],
    event: {
      date: daysAhead(-3),
      time: '08:20',
      county_code: 'CJ',
      county_name: 'Cluj',
      locality: 'Florești',
      street: 'Strada Avram Iancu',
      description: 'Tamponare la semafor, bara din spate lovită.',
      injuries: false,
      row_version: 1,
    },
    vehicles: [
      {
        vehicle_id: idOf('vehicle', 1),
        role: 'injured',
        plate,
        plate_country: 'RO',
        vin: null,
        brand_code: brand.toLowerCase(),
        brand_name: brand,
        model,
        category_code: 'car',
        category_name: 'Autoturism',
        color_code: 'blue',
        color_name: 'Albastru',
        manufacture_year: 2021,
        odometer: 84_210,
        row_version: 1,
      },
    ],
    parties: [
      {
        party_id: idOf('party', 1),
        kind: 'person',
        full_name: fullName,
        last_name: fullName.split(' ')[0] ?? null,
        first_name: fullName.split(' ').slice(1).join(' '),
        company_name: null,
        cui: null,
        cnp_masked: '**********456',
        iban_masked: null,
        county_code: 'CJ',
        county_name: 'Cluj',
        locality: 'Florești',
        address: 'Strada Avram Iancu 12',
        language: 'ro',
        roles: ['notifier', 'owner'],
        contacts: [],
        row_version: 1,
      },
    ],
    status: {
      help_html: '<p>Datele avizării se verifică.</p><p>Comparați polița, vehiculele și data.</p>',
      help_changed_at: null,
      help_changed_by_name: null,
      sla_hours: 24,
    },
    transitions: [aTransition()],
    row_version: 1,
    ...change,
  };
}

/** The `number`-th entry of a timeline: a note of Ana's. */
export function aTimelineEvent(
  change: Partial<Schema<'TimelineEvent'>> = {},
  number = 1,
): Schema<'TimelineEvent'> {
  return {
    id: idOf('event', number),
    kind: 'note',
    title: 'Notă adăugată',
    body: 'Am vorbit cu păgubitul, trimite pozele mâine.',
    actor_kind: 'user',
    actor_name: people.ana.fullName,
    on_behalf_of_name: null,
    visibility: 'internal',
    system_time: hoursAgo(number),
    activity: null,
    is_pinned: false,
    note: null,
    data: {},
    ...change,
  };
}

/** A page of a timeline, newest first. */
export function aTimelinePage(
  events: Schema<'TimelineEvent'>[] | number = 3,
  change: Partial<Schema<'TimelinePage'>> = {},
): Schema<'TimelinePage'> {
  const items =
    typeof events === 'number'
      ? Array.from({ length: events }, (_, at) => aTimelineEvent({}, at + 1))
      : events;
  return { items, next_cursor: null, previous_cursor: null, counts: [], pinned: [], ...change };
}

/** The header of a printed timeline. */
export function aTimelineLookup(change: Partial<Schema<'TimelineLookup'>> = {}): Schema<'TimelineLookup'> {
  return {
    id: idOf('assignment', 1),
    name: 'Avizare daună RCA',
    claim_file_no: 'DM26R0000001',
    assignment_no: 'A-00001',
    is_case_master: true,
    ...change,
  };
}

/** A status of the status machine. */
export function aStatus(change: Partial<Schema<'Status'>> = {}): Schema<'Status'> {
  return {
    assignment_type: 'claim_notification',
    assignment_type_name: 'Avizare daună',
    code: 'in_progress',
    name: 'În lucru',
    color: '#1565c0',
    category_code: 'active',
    order: 2,
    is_initial: false,
    is_final: false,
    ...change,
  };
}

/** What a guest sees of an assignment. */
export function aGuestAssignment(change: Partial<Schema<'GuestAssignment'>> = {}): Schema<'GuestAssignment'> {
  const { plate, brand, model } = claimant(1);
  return {
    assignment_key: 'demo-guest-assignment-key-01',
    assignment_no: 'A-00001',
    assignment_type: 'assessment',
    assignment_type_name: 'Constatare',
    name: 'Constatare daună',
    claim_file_no: 'DM26R0000001',
    opened_at: hoursAgo(72),
    status_name: 'Programat',
    status_color: '#1565c0',
    status_category_code: 'active',
    next_step_title: 'Vă așteptăm la constatare',
    next_step_description: 'Aduceți talonul și permisul de conducere.',
    event: { date: daysAhead(-3), county_name: 'Cluj', locality: 'Florești' },
    vehicle: { plate, brand_name: brand, model },
    open_tasks: [],
    link_works_until: '2026-12-23T10:00:00.000Z',
    days_to_pay: null,
    requests: [],
    contact: { name: people.ana.fullName, phone: '+40210000100', email: null, hours: [] },
    ...change,
  };
}

/** Somebody who can be given work: Ana, who has some. */
export function anAssignee(change: Partial<Schema<'Assignee'>> = {}): Schema<'Assignee'> {
  return {
    user_id: people.ana.userId,
    full_name: people.ana.fullName,
    team_name: 'Daune auto',
    is_same_team: true,
    is_away: false,
    replacement_name: null,
    open_count: 12,
    ...change,
  };
}

/** The `number`-th saved view: Ana's own, of what is hers. */
export function aSavedView(change: Partial<Schema<'SavedView'>> = {}, number = 1): Schema<'SavedView'> {
  return {
    saved_view_id: idOf('other', 500 + number),
    name: `Vederea ${number}`,
    is_shared: false,
    is_own: true,
    owner_name: people.ana.fullName,
    settings: { filter_keys: 1, category_code: 'active' },
    total: { count: 4, capped: false },
    row_version: 1,
    ...change,
  };
}

/** The change of a whole list of 1,234 tasks, which is over and can be undone no more. */
export function aLargeChange(change: Partial<Schema<'LargeChange'>> = {}): Schema<'LargeChange'> {
  return {
    assignment_change_id: idOf('other', 78),
    action: 'priority',
    state: 'done',
    total: 1234,
    done: 1234,
    skipped: 0,
    skipped_items: [],
    undo_until: null,
    created_at: hoursAgo(0),
    ...change,
  };
}
