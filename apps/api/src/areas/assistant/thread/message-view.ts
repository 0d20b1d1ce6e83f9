import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { MessageRow } from './thread-repository.ts';

/** A message as the contract shows it (specification E6). */
export function shownMessage(row: MessageRow): Schema<'AssistantMessage'> {
  return {
    id: row.ai_message_id,
    message_content: row.content,
    type: row.type,
    message_type: row.message_type,
    run_status: row.run_status,
    run_id: row.run_id,
    thread_id: row.ai_thread_id,
    message_id: row.client_id,
    system_time: row.system_time.toISOString(),
    worded_by: row.worded_by,
    sources: row.sources,
    // What carries a proposal out stays with the server.
    proposals: row.proposals.map(({ change: _change, ...proposal }) => proposal),
    rating: row.rating,
    claim_file_no: row.claim_file_no,
  };
}

const greetings: Record<Language, string> = {
  ro: 'Bună! Întrebați-mă despre dosarul deschis sau despre cum se lucrează. Spun de unde știu și nu fac nimic fără acordul dumneavoastră.',
  en: 'Hello! Ask me about the open claim file or about how things are done. I say where I know it from, and do nothing without your consent.',
};

/** What stands at the beginning of every conversation. */
export const greeting = (language: Language): string => greetings[language];

/** The conversation of somebody who has not asked anything yet. */
export function initialMessage(language: Language, now: Date): Schema<'AssistantMessage'> {
  return {
    id: '00000000-0000-7000-8000-000000000000',
    message_content: greeting(language),
    type: 'initial',
    message_type: 'output',
    run_status: null,
    run_id: null,
    thread_id: null,
    message_id: null,
    system_time: now.toISOString(),
    worded_by: 'rules',
    sources: [],
    proposals: [],
    rating: null,
    claim_file_no: null,
  };
}
