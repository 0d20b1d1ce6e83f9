import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { form, noticeOf, type FormPlace } from './form-pages.ts';
import { offerWords } from './offer-words.ts';
import { weekdayOf } from './page-dates.ts';

type Offer = Schema<'ReceivedOffer'>;

/** What was typed into a form of the offer and not taken, and why. */
export type RefusedAnswer = {
  sentence: string;
  act: 'accept' | 'contest';
  typed: Readonly<Record<string, string | undefined>>;
};

const lei = (bani: number, language: Language): string =>
  `${new Intl.NumberFormat(language === 'ro' ? 'ro-RO' : 'en-GB', { minimumFractionDigits: 2 }).format(bani / 100)} lei`;

/** The offer of the opened case: how much, where it comes from, and the two answers to it. */
export function offerPart(place: FormPlace, offer: Offer, refused?: RefusedAnswer): Markup {
  const { language } = place;
  const words = offerWords[language];
  const { amount_bani: amount, state } = offer;
  return html`<section class="dosar-section" id="offer" aria-labelledby="offer-title">
    <h2 class="dosar-heading-2" id="offer-title">${words.title}</h2>
    ${noticeOf(refused?.sentence)} ${state === 'contested' && noticeOf(words.contested, 'info')}
    <div>
      <p class="dosar-heading-2">${words.weOffer(lei(amount, language))}</p>
      ${state !== 'accepted' && html`<p class="dosar-hint">${words.until(weekdayOf(offer.answer_by, language))}</p>`}
    </div>
    ${originOf(offer, language)}
    ${state === 'accepted' ? acceptedOf(offer, language) : answersOf(place, offer, refused)}
  </section>`;
}

function originOf(offer: Offer, language: Language): Markup {
  const words = offerWords[language];
  const lines = [
    ...offer.lines.map(({ code, note, amount_bani: bani }) => ({ name: words.lines[code], note, bani })),
    ...(offer.penalty_bani > 0 ? [{ name: words.lines.penalty, note: null, bani: offer.penalty_bani }] : []),
  ];
  return html`<h3 class="dosar-heading-3">${words.origin}</h3>
    <dl class="dosar-facts">
      ${lines.map(
        ({ name, note, bani }) =>
          html`<div class="dosar-fact">
            <dt>${name}${note != null && note !== '' && `, ${note}`}</dt>
            <dd>${lei(bani, language)}</dd>
          </div>`,
      )}
      <div class="dosar-fact">
        <dt>${words.sum}</dt>
        <dd>${lei(offer.amount_bani, language)}</dd>
      </div>
    </dl>`;
}

function acceptedOf(offer: Offer, language: Language): Markup {
  const words = offerWords[language];
  const by = offer.pay_by === null ? '' : words.payBy(weekdayOf(offer.pay_by, language));
  return noticeOf([words.accepted, by].filter(Boolean).join(' '), 'info');
}

function answersOf(place: FormPlace, offer: Offer, refused: RefusedAnswer | undefined): Markup {
  const words = offerWords[place.language];
  const typed = (act: RefusedAnswer['act'], name: string) =>
    refused?.act === act ? refused.typed[name] : undefined;
  const accept = form(
    place,
    'accept',
    html`<div class="dosar-field">
        <label class="dosar-label" for="iban">${words.iban}</label>
        <p class="dosar-hint" id="iban-hint">
          ${offer.iban_masked === null ? words.ibanHint : words.ibanKnown(offer.iban_masked)}
        </p>
        <input
          class="dosar-input"
          id="iban"
          name="iban"
          maxlength="60"
          autocomplete="off"
          spellcheck="false"
          value="${typed('accept', 'iban')}"
          ${offer.iban_masked === null && html`required`}
          aria-describedby="iban-hint"
        />
      </div>
      <div class="dosar-field">
        <label class="dosar-label" for="payee_name">${words.holder}</label>
        <input
          class="dosar-input"
          id="payee_name"
          name="payee_name"
          maxlength="120"
          autocomplete="name"
          value="${typed('accept', 'payee_name') ?? offer.payee_name}"
        />
      </div>
      <button class="dosar-button dosar-button-primary" type="submit">${words.accept}</button>`,
  );
  if (offer.state === 'contested') return accept;
  return html`${accept}
    <details class="dosar-section" ${refused?.act === 'contest' && html`open`}>
      <summary class="dosar-strong">${words.refuse}</summary>
      ${form(
        place,
        'contest',
        contestFields(place.language, (name) => typed('contest', name)),
      )}
    </details>`;
}

function contestFields(language: Language, typed: (name: string) => string | undefined): Markup {
  const words = offerWords[language];
  return html`<fieldset class="dosar-stack">
      <legend class="dosar-label">${words.reasons}</legend>
      ${Object.entries(words.reason).map(
        ([code, name]) =>
          html`<label>
            <input
              type="checkbox"
              name="reason_${code}"
              value="1"
              ${typed(`reason_${code}`) === '1' && html`checked`}
            />
            ${name}
          </label>`,
      )}
    </fieldset>
    <div class="dosar-field">
      <label class="dosar-label" for="note">${words.note}</label>
      <textarea class="dosar-input" id="note" name="note" rows="4" minlength="3" maxlength="2000" required>
${typed('note')}</textarea>
    </div>
    <label>
      <input
        type="checkbox"
        name="wants_undisputed"
        value="1"
        ${typed('wants_undisputed') === '1' && html`checked`}
      />
      ${words.undisputed}
    </label>
    <p class="dosar-hint">${words.rights}</p>
    <button class="dosar-button dosar-button-secondary" type="submit">${words.send}</button>`;
}
