import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { caseAddress, withQuery } from './page-address.ts';
import { hourOf } from './page-dates.ts';
import { pageWords } from './page-words.ts';

/** Where the forms of a page are sent, and what makes them this browser's own. */
export type FormPlace = { orgCode: string; caseNo: string; token: string; language: Language };

export const noticeOf = (text: string | undefined, tone: 'error' | 'info' = 'error'): Markup =>
  text === undefined
    ? html``
    : html`<div class="dosar-notice dosar-notice-${tone}" role="${tone === 'error' ? 'alert' : 'status'}">
        <div class="dosar-notice-text"><p class="dosar-notice-title">${text}</p></div>
      </div>`;

type Search = {
  language: Language;
  orgCode: string;
  heading: string;
  invitation: string;
  identifierName: string;
  refusal?: string;
  typed?: string;
};

/** The landing page and the search: a case number in any spelling leads to the address of the case. */
export function searchPage(search: Search): Markup {
  const words = pageWords[search.language];
  const { refusal, orgCode } = search;
  return html`<header class="dosar-stack-tight">
      <h1 class="dosar-heading-1">${search.heading}</h1>
      ${search.invitation !== '' && html`<p class="dosar-lead">${search.invitation}</p>`}
    </header>
    <form class="dosar-stack" action="/status/search" method="get">
      <input type="hidden" name="org_code" value="${orgCode}" />
      <input type="hidden" name="lang" value="${search.language}" />
      <div class="dosar-field">
        <label class="dosar-label" for="case_no">${search.identifierName || words.caseNumber}</label>
        <p class="dosar-hint" id="case_no-hint">${words.whereToFind}</p>
        <p class="dosar-field-error" id="case_no-error">${refusal}</p>
        <input
          class="dosar-input"
          id="case_no"
          name="case_no"
          value="${search.typed}"
          required
          maxlength="40"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          aria-describedby="case_no-hint case_no-error"
          ${refusal !== undefined && html`aria-invalid="true"`}
        />
      </div>
      <button class="dosar-button dosar-button-primary" type="submit">${words.show}</button>
    </form>`;
}

/** Nothing was sent yet: a link that is merely opened, by a person or a program, sends no code. */
export function askPage(place: FormPlace, refusal?: string): Markup {
  const words = pageWords[place.language];
  return html`${headOf(place, words.askTitle)} ${noticeOf(refusal)}
    <p class="dosar-lead">${words.ask}</p>
    ${form(place, 'send', html`<button class="dosar-button dosar-button-primary" type="submit">${words.send}</button>`)}
    ${otherCase(place)}`;
}

/** A code is on its way. */
export function codePage(place: FormPlace, until: string, refusal?: string): Markup {
  const words = pageWords[place.language];
  return html`${headOf(place, words.codeTitle)}
    <p class="dosar-lead">${words.ask}</p>
    <section class="dosar-card">
      ${form(
        place,
        'open',
        html`<div class="dosar-field">
            <label class="dosar-label" for="code">${words.code}</label>
            <p class="dosar-hint" id="code-hint">${words.codeHint(hourOf(until))}</p>
            <p class="dosar-field-error" id="code-error" role="alert">${refusal}</p>
            <input
              class="dosar-input dosar-input-code"
              id="code"
              name="code"
              required
              maxlength="12"
              size="6"
              autocomplete="one-time-code"
              autocapitalize="characters"
              autocorrect="off"
              spellcheck="false"
              aria-describedby="code-hint code-error"
              ${refusal !== undefined && html`aria-invalid="true"`}
            />
          </div>
          <button class="dosar-button dosar-button-primary" type="submit">${words.open}</button>`,
      )}
      ${form(place, 'send', html`<button class="dosar-button dosar-button-secondary" type="submit">${words.resend}</button>`)}
    </section>
    ${otherCase(place)} ${helpOf(place)}`;
}

/** Too many codes or tries: until when. */
export function blockedPage(place: FormPlace, sentence: string, until: string | null): Markup {
  const words = pageWords[place.language];
  return html`${headOf(place, words.codeTitle)} ${noticeOf(sentence)}
  ${until !== null && html`<p>${words.blockedUntil(hourOf(until))}</p>`} ${otherCase(place)}`;
}

/** An address that belongs to nobody, or a server that cannot answer: one sentence and a way on, the same for all. */
export function sentencePage(
  heading: string,
  sentence: string,
  wayOn?: { name: string; address: string },
): Markup {
  return html`<h1 class="dosar-heading-1">${heading}</h1>
    <p>${sentence}</p>
    ${wayOn !== undefined && html`<p><a href="${wayOn.address}">${wayOn.name}</a></p>`}`;
}

function headOf({ caseNo, language }: FormPlace, heading: string): Markup {
  return html`<header class="dosar-stack-tight">
    <p class="dosar-case-number">${pageWords[language].caseOf(caseNo)}</p>
    <h1 class="dosar-heading-1">${heading}</h1>
  </header>`;
}

type FormAct =
  | 'send'
  | 'open'
  | 'close'
  | 'accept'
  | 'contest'
  | 'write'
  | 'account'
  | 'account_code'
  | 'visit_choose'
  | 'visit_answer'
  | 'visit_cancel'
  | 'choices'
  | 'share'
  | 'share_end';

/** A form that is sent to the page of its case. */
export function form({ orgCode, caseNo, token, language }: FormPlace, act: FormAct, fields: Markup): Markup {
  const address = caseAddress({ orgCode, caseNo }, { lang: language });
  return html`<form class="dosar-stack" method="post" action="${address}">
    <input type="hidden" name="act" value="${act}" />
    <input type="hidden" name="token" value="${token}" />
    ${fields}
  </form>`;
}

function otherCase({ orgCode, language }: FormPlace): Markup {
  const address = withQuery('/status/search', { org_code: orgCode, lang: language });
  return html`<p><a href="${address}">${pageWords[language].otherCase}</a></p>`;
}

/** What to do when something does not work; the way to the page with scripts. */
export function helpOf({ orgCode, caseNo, language }: FormPlace): Markup {
  const words = pageWords[language];
  const address = caseAddress({ orgCode, caseNo }, { app: '1' });
  return html`<section class="dosar-section">
    <h2 class="dosar-heading-2">${words.help}</h2>
    <p>${words.helpText}</p>
    <p><a href="${address}">${words.whole}</a></p>
  </section>`;
}
