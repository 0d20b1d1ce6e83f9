import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { form, noticeOf, type FormPlace } from './form-pages.ts';
import { messageWords } from './message-words.ts';
import { momentOf } from './page-dates.ts';
import type { Fields, Visit } from './visit.ts';

/** A message that was not taken, and why. */
export type RefusedMessage = { act: 'write'; sentence: string; typed: Fields };

const longest = 2_000;

/** What the claimant and the handler have written to each other, and the form for the next message. */
export function messagePart(
  place: FormPlace,
  { items }: Schema<'ClaimantMessages'>,
  { contact, refused }: { contact: string; refused: RefusedMessage | undefined },
): Markup {
  const words = messageWords[place.language];
  return html`<section class="dosar-section" id="messages" aria-labelledby="messages-title">
    <h2 class="dosar-heading-2" id="messages-title">${words.title}</h2>
    <p>${words.lead(contact)}</p>
    ${items.length === 0 ? html`<p class="dosar-hint">${words.none}</p>` : listOf(items, words)}
    ${noticeOf(refused?.sentence)}
    ${form(
      place,
      'write',
      html`<div class="dosar-field">
          <label class="dosar-label" for="text">${words.text}</label>
          <p class="dosar-hint" id="text-hint">${words.hint}</p>
          <textarea
            class="dosar-input"
            id="text"
            name="text"
            rows="4"
            maxlength="${String(longest)}"
            required
            aria-describedby="text-hint"
          >
${refused?.typed['text']}</textarea>
        </div>
        <button class="dosar-button dosar-button-secondary" type="submit">${words.send}</button>`,
    )}
  </section>`;
}

function listOf(items: Schema<'ClaimantMessages'>['items'], words: (typeof messageWords)['ro']): Markup {
  return html`<ol class="dosar-letters">
    ${items.map(
      ({ is_own: isOwn, text, author_name: name, system_time: at }) =>
        html`<li class="dosar-card">
          <p class="dosar-hint">${isOwn ? words.you : (name ?? words.us)}, ${momentOf(at)}</p>
          ${text.split('\n').map((line) => html`<p>${line}</p>`)}
        </li>`,
    )}
  </ol>`;
}

/** Sends what was typed to whoever is in charge of the opened case; what was not taken comes back with the reason. */
export async function writeForm(
  { calls, language }: Visit,
  tokens: { idToken: string; refreshToken: string },
  fields: Fields,
): Promise<RefusedMessage | { status: number; retryAfter: string | undefined } | 'taken'> {
  const words = messageWords[language];
  const text = fields['text']?.trim() ?? '';
  const refused = (sentence: string): RefusedMessage => ({ act: 'write', sentence, typed: fields });
  if (text === '') return refused(words.empty);
  if (text.length > longest) return refused(words.tooLong);
  const { status, retryAfter } = await calls.writeMessage(tokens, text);
  if (status < 300) return 'taken';
  if (status === 409) return refused(words.tooMany);
  return status === 422 || status === 400 ? refused(words.empty) : { status, retryAfter };
}
