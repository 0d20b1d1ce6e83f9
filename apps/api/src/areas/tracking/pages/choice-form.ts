import { topics } from './choice-words.ts';
import type { Outcome } from './show-case.ts';
import type { Fields, Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

/** Keeps what was chosen. A box without its tick is a message that no longer comes. */
export async function choiceForm({ calls }: Visit, tokens: Tokens, fields: Fields): Promise<Outcome> {
  const { status, retryAfter } = await calls.saveChoices(tokens, {
    language: fields['message_language'] === 'en' ? 'en' : 'ro',
    contact_channel_id: fields['message_channel'] ?? null,
    stopped: topics.filter((topic) => fields[`topic_${topic}`] === undefined),
  });
  // What was tampered with changes nothing, and the page shows what is kept.
  return status === 429 || status >= 500 ? { status, retryAfter } : 'taken';
}
