import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { accountWords } from './account-words.ts';
import { form, noticeOf, type FormPlace } from './form-pages.ts';
import { caseAddress } from './page-address.ts';
import { hourOf } from './page-dates.ts';
import type { Fields } from './visit.ts';

/** An account that was not taken, and why. */
export type RefusedAccount = { act: 'account'; sentence: string; typed: Fields };

/** Into which account the claimant is paid, and the form that changes it. */
export function accountPart(
  place: FormPlace,
  account: Schema<'ClaimantAccount'>,
  refused: RefusedAccount | undefined,
): Markup {
  const words = accountWords[place.language];
  const masked = account.iban_masked;
  return html`<section class="dosar-section" id="account" aria-labelledby="account-title">
    <h2 class="dosar-heading-2" id="account-title">${words.title}</h2>
    <p>${masked === null ? words.unknown : words.known(masked)}</p>
    ${noticeOf(refused?.sentence)}
    ${
      account.can_change
        ? html`<details ${refused !== undefined && html`open`}>
            <summary class="dosar-strong">${masked === null ? words.tell : words.change}</summary>
            ${form(place, 'account', fieldsOf(place, account.holder_name, refused))}
          </details>`
        : html`<p class="dosar-hint">${words.ordered}</p>`
    }
  </section>`;
}

function fieldsOf({ language }: FormPlace, holder: string, refused: RefusedAccount | undefined): Markup {
  const words = accountWords[language];
  return html`<div class="dosar-field">
      <label class="dosar-label" for="new_iban">${words.iban}</label>
      <p class="dosar-hint" id="new_iban-hint">${words.ibanHint}</p>
      <input
        class="dosar-input"
        id="new_iban"
        name="iban"
        minlength="15"
        maxlength="50"
        required
        autocomplete="off"
        spellcheck="false"
        value="${refused?.typed['iban']}"
        aria-describedby="new_iban-hint"
      />
    </div>
    <div class="dosar-field">
      <label class="dosar-label" for="new_holder">${words.holder}</label>
      <input
        class="dosar-input"
        id="new_holder"
        name="payee_name"
        minlength="2"
        maxlength="70"
        required
        autocomplete="name"
        value="${refused?.typed['payee_name'] ?? holder.slice(0, 70)}"
      />
    </div>
    <p class="dosar-hint">${words.why}</p>
    <button class="dosar-button dosar-button-secondary" type="submit">${words.sendCode}</button>`;
}

/** The second step: the account once more, and the code that was sent for it alone. */
export function accountCodePage(place: FormPlace, typed: Fields, until: string, refusal?: string): Markup {
  const words = accountWords[place.language];
  return html`<h1 class="dosar-heading-1">${words.confirmTitle}</h1>
    <p class="dosar-strong">${words.newAccount(typed['iban'] ?? '')}</p>
    <p>${typed['payee_name']}</p>
    ${form(
      place,
      'account_code',
      html`<input type="hidden" name="iban" value="${typed['iban']}" />
        <input type="hidden" name="payee_name" value="${typed['payee_name']}" />
        <div class="dosar-field">
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
            spellcheck="false"
            aria-describedby="code-hint code-error"
            ${refusal !== undefined && html`aria-invalid="true"`}
          />
        </div>
        <button class="dosar-button dosar-button-primary" type="submit">${words.confirm}</button>`,
    )}
    <p>
      <a href="${caseAddress({ orgCode: place.orgCode, caseNo: place.caseNo }, { lang: place.language })}"
        >${words.back}</a
      >
    </p>`;
}
