import type { Message } from './next-call.ts';

/** A plain answer of the assistant. */
export function aMessage(number: number, change: Partial<Message> = {}): Message {
  return {
    id: `0190b6a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    message_content: 'Răspunsul era datorat la **24.10.2026**, la 30 de zile de la cerere. [1]',
    type: 'answer',
    message_type: 'output',
    run_status: null,
    run_id: 'run',
    thread_id: 'thread',
    message_id: null,
    system_time: '2026-11-23T07:38:00Z',
    worded_by: 'rules',
    sources: [],
    proposals: [],
    rating: null,
    claim_file_no: null,
    ...change,
  };
}

/** A question of the user. */
export const aQuestion = (number: number, change: Partial<Message> = {}): Message =>
  aMessage(number, {
    type: 'question',
    message_type: 'input',
    message_content: 'De ce e depășit termenul legal?',
    ...change,
  });

/** An answer that is still to come. */
export const aPendingAnswer = (number: number): Message =>
  aMessage(number, { run_status: 'pending', message_content: '' });

/** What stands there before anything was asked. */
export const theInitialMessage = (): Message =>
  aMessage(1, {
    type: 'initial',
    thread_id: null,
    run_id: null,
    message_content: 'Bună! Întrebați-mă despre dosarul deschis sau despre proceduri.',
  });

/** A request for documents that waits for the user's word. */
export const aProposal = (
  change: Partial<Message['proposals'][number]> = {},
): Message['proposals'][number] => ({
  number: 1,
  kind: 'request_documents',
  title: 'Cere documentele care lipsesc',
  details: ['Acord de plată, de la Anghel Raluca', 'Termen: 7 zile'],
  outcome: null,
  ...change,
});
