import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { documentWords, type DocumentWords } from './document-words.ts';
import { noticeOf, type FormPlace } from './form-pages.ts';
import { caseAddress, requestAddress } from './page-address.ts';
import { weekdayOf } from './page-dates.ts';

type Item = Schema<'RequestedItem'>;
type Act = 'upload' | 'doc_send' | 'doc_decline';

/** A form of the page of a request that was not taken, and why; it stands where the document stands. */
export type RefusedDocument = { itemId: string; sentence: string };

/** A request for documents as forms: a file for each item, the button that sends it, and why somebody does not have it. */
export function requestPage(
  place: FormPlace & { key: string },
  request: Schema<'RequestedDocuments'>,
  refused: RefusedDocument | undefined,
): Markup {
  const words = documentWords[place.language];
  const { due_date: day, items, message } = request;
  const isAllSent = items.every(({ state }) => state !== 'requested' && state !== 'rejected');
  const back = caseAddress({ orgCode: place.orgCode, caseNo: place.caseNo }, { lang: place.language });
  return html`<h1 class="dosar-heading-1">${words.title}</h1>
    <p class="dosar-lead">${isAllSent ? words.allSent : termOf(day, place, words)}</p>
    ${message?.split('\n').map((line) => html`<p>${line}</p>`)}
    ${items.map((item, index) =>
      itemPart(place, item, {
        id: `document-${index + 1}`,
        sentence: refused?.itemId === item.id ? refused.sentence : undefined,
      }),
    )}
    <p class="dosar-hint">${words.privacy}</p>
    <p><a href="${back}">${words.back}</a></p>`;
}

const termOf = (day: string | null, { language }: FormPlace, words: DocumentWords): string =>
  day === null ? words.noTerm : words.until(weekdayOf(day, language));

function itemPart(
  place: FormPlace & { key: string },
  item: Item,
  { id, sentence }: { id: string; sentence: string | undefined },
): Markup {
  const words = documentWords[place.language];
  const { state, pages, reject_reason: reason } = item;
  const isOwed = state === 'requested' || state === 'rejected' || state === 'not_owned';
  return html`<section
    class="dosar-card ${state === 'requested' || state === 'rejected' ? 'dosar-card-task' : ''}"
    aria-labelledby="${id}"
  >
    <h2 class="dosar-heading-2" id="${id}">${item.name}</h2>
    <p class="dosar-hint">${words.states[state]}</p>
    ${state === 'rejected' && reason !== null && html`<p class="dosar-strong">${reason}</p>`}
    ${isOwed && item.guidance !== null && html`<p>${item.guidance}</p>`} ${noticeOf(sentence)}
    ${
      pages.length > 0 &&
      html`<ul class="dosar-plain-list">
        ${pages.map(
          ({ file_name: name }) =>
            html`<li>${name} ${isOwed && html`<span class="dosar-hint">${words.uploaded}</span>`}</li>`,
        )}
      </ul>`
    }
    ${isOwed && pages.length > 0 && formOf(place, 'doc_send', item, sendButton(item, words))}
    ${isOwed && formOf(place, 'upload', item, fileFields(item, id, words))}
    ${isOwed && state !== 'not_owned' && declineForm(place, item, id)}
  </section>`;
}

const sendButton = ({ name }: Item, words: DocumentWords): Markup =>
  html`<button class="dosar-button dosar-button-primary" type="submit">${words.send(name)}</button>`;

function fileFields({ pages, doc_type_code: code }: Item, id: string, words: DocumentWords): Markup {
  const isFirst = pages.length === 0;
  return html`<input type="hidden" name="doc_type_code" value="${code}" />
    <div class="dosar-field">
      <label class="dosar-label" for="${id}-file">${words.file}</label>
      <p class="dosar-hint" id="${id}-hint">${words.fileHint}</p>
      <input
        class="dosar-input"
        type="file"
        id="${id}-file"
        name="file"
        required
        accept="image/*,application/pdf"
        aria-describedby="${id}-hint"
      />
    </div>
    <button class="dosar-button dosar-button-${isFirst ? 'primary' : 'secondary'}" type="submit">
      ${isFirst ? words.add : words.addAnother}
    </button>`;
}

function declineForm(place: FormPlace & { key: string }, item: Item, id: string): Markup {
  const words = documentWords[place.language];
  return html`<details>
    <summary>${words.notOwned}</summary>
    ${formOf(
      place,
      'doc_decline',
      item,
      html`<div class="dosar-field">
          <label class="dosar-label" for="${id}-why">${words.why}</label>
          <select class="dosar-input" id="${id}-why" name="reason_code">
            ${Object.entries(words.reasons).map(
              ([code, reason]) => html`<option value="${code}">${reason}</option>`,
            )}
          </select>
        </div>
        <div class="dosar-field">
          <label class="dosar-label" for="${id}-note">${words.note}</label>
          <textarea class="dosar-input" id="${id}-note" name="note" rows="2" maxlength="500"></textarea>
        </div>
        <button class="dosar-button dosar-button-secondary" type="submit">${words.answer}</button>`,
    )}
  </details>`;
}

/** A form about one item; its mark and its fields stand before the file, which is read last. */
function formOf(place: FormPlace & { key: string }, act: Act, { id }: Item, fields: Markup): Markup {
  return html`<form
    class="dosar-stack"
    method="post"
    action="${requestAddress(place, place.key)}"
    ${act === 'upload' && html`enctype="multipart/form-data"`}
  >
    <input type="hidden" name="act" value="${act}" />
    <input type="hidden" name="token" value="${place.token}" />
    <input type="hidden" name="doc_request_item_id" value="${id}" />
    ${fields}
  </form>`;
}
