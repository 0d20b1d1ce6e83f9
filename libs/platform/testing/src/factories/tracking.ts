import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo, now } from '../cast/clock.ts';
import { idOf } from '../cast/identity.ts';
import { branding } from './account.ts';

const labels = ['Avizare', 'Constatare', 'Verificare', 'Plată'];

/** The tracker as an organisation set it up: four steps. */
export function aTrackerConfig(change: Partial<Schema<'TrackerConfig'>> = {}): Schema<'TrackerConfig'> {
  return {
    title: 'Stadiul dosarului',
    case_identifier_name: 'Număr dosar',
    search_message: 'Introduceți numărul dosarului',
    not_found_message: 'Dosarul nu a fost găsit',
    security: { message: 'V-am trimis un cod de acces.', error_message: 'Codul nu este corect.' },
    action: null,
    config: labels.map((label, index) => ({
      index,
      label,
      icon: 'file',
      state: `step_${index}`,
      description: null,
    })),
    ...change,
  };
}

/** Where a case stands. */
export function aTrackerEvent(
  change: Partial<Schema<'TrackerCurrentEvent'>> = {},
): Schema<'TrackerCurrentEvent'> {
  return {
    id: idOf('event', 1),
    displayed_case_no: 'DM26R0000001',
    plate: 'B 945 RHE',
    process_step_index: 1,
    event_title: 'Constatare programată',
    event_description: '<p>Vă așteptăm la <strong>centrul Cluj</strong>.</p>',
    next_step_title: 'Verificăm dosarul',
    next_step_description: 'După constatare calculăm despăgubirea.',
    next_step_is_task: false,
    legal_term: null,
    open_tasks: [],
    waits_for: { who: 'insurer', what: null, until: daysAhead(5) },
    expected_date: daysAhead(5),
    system_time: now,
    action: null,
    active_doc_requests: [],
    registered_documents: [],
    registered_documents_total: change.registered_documents?.length ?? 0,
    contact: { name: 'Ana Ionescu', phone: null, email: null, hours: [] },
    step_dates: [{ index: 0, date: daysAhead(-3) }],
    ...change,
  };
}

/** A code that has just been sent. */
export function aChallenge(change: Partial<Schema<'Challenge'>> = {}): Schema<'Challenge'> {
  return {
    challenge_id: idOf('other', 1),
    status: 'normal',
    expire_time: hoursAgo(-1),
    block_until: null,
    ...change,
  };
}

/** The answer to a good confirmation key. */
export function aContactConfirmation(
  change: Partial<Schema<'ContactConfirmation'>['organisation']> = {},
): Schema<'ContactConfirmation'> {
  return {
    success: true,
    organisation: { org_name: 'Asigurarea Demo', branding, offered_languages: ['ro', 'en'], ...change },
  };
}
