import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { form, noticeOf, type FormPlace } from './form-pages.ts';
import { caseAddress } from './page-address.ts';
import { momentOf, weekdayOfInstant } from './page-dates.ts';
import { shareWords } from './share-words.ts';
import { placeOf, type Outcome } from './show-case.ts';
import type { Fields, Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

/** A link that was not made, and why. */
export type RefusedShare = { act: 'share'; sentence: string; typed: Fields };

const periods = [7, 30, 90] as const;

/** Who reads along, what takes it back, and the form for the next link. */
export function sharePart(
  place: FormPlace,
  { items }: Schema<'CaseShares'>,
  refused: RefusedShare | undefined,
): Markup {
  const words = shareWords[place.language];
  return html`<section class="dosar-section" id="shares" aria-labelledby="shares-title">
    <h2 class="dosar-heading-2" id="shares-title">${words.title}</h2>
    <p>${words.lead}</p>
    ${
      items.length > 0 &&
      html`<ul class="dosar-plain-list">
        ${items.map((share) => shareLine(place, share))}
      </ul>`
    }
    ${noticeOf(refused?.sentence)}
    ${form(
      place,
      'share',
      html`<div class="dosar-field">
          <label class="dosar-label" for="share_name">${words.name}</label>
          <p class="dosar-hint" id="share_name-hint">${words.nameHint}</p>
          <input
            class="dosar-input"
            id="share_name"
            name="share_name"
            required
            minlength="2"
            maxlength="60"
            autocomplete="off"
            aria-describedby="share_name-hint"
            value="${refused?.typed['share_name']}"
          />
        </div>
        <div class="dosar-field">
          <label class="dosar-label" for="share_days">${words.days}</label>
          <select class="dosar-input" id="share_days" name="share_days">
            ${periods.map(
              (days) =>
                html`<option value="${days}" ${days === 30 && html`selected`}>
                  ${words.dayCounts[days]}
                </option>`,
            )}
          </select>
        </div>
        <button class="dosar-button dosar-button-secondary" type="submit">${words.share}</button>`,
    )}
  </section>`;
}

function shareLine(place: FormPlace, share: Schema<'CaseShare'>): Markup {
  const words = shareWords[place.language];
  const { is_open: isOpen, ends_at: endsAt, read_count: count, last_read_at: last, name } = share;
  const day = weekdayOfInstant(endsAt, place.language);
  return html`<li>
    <span class="dosar-strong">${name}</span>
    <p class="dosar-hint">
      ${isOpen ? words.open(day) : words.ended(day)} ·
      ${words.read(count, last === null ? undefined : momentOf(last))}
    </p>
    ${
      isOpen &&
      form(
        place,
        'share_end',
        html`<input type="hidden" name="case_share_id" value="${share.id}" />
          <button class="dosar-button dosar-button-secondary" type="submit">${words.end(name)}</button>`,
      )
    }
  </li>`;
}

/** Makes a link, which is shown once on a page of its own, or takes one back. */
export async function shareForm(visit: Visit, tokens: Tokens, fields: Fields): Promise<Outcome> {
  const { calls, language } = visit;
  const words = shareWords[language];
  if (fields['act'] === 'share_end') {
    const { status, retryAfter } = await calls.endShare(tokens, fields['case_share_id'] ?? '');
    return status === 429 || status >= 500 ? { status, retryAfter } : 'taken';
  }
  const name = fields['share_name']?.trim() ?? '';
  const days = periods.find((period) => String(period) === fields['share_days']) ?? 30;
  const refused = (sentence: string): RefusedShare => ({ act: 'share', sentence, typed: fields });
  if (name.length < 2 || name.length > 60) return refused(words.unfit);
  const { status, body, retryAfter } = await calls.shareCase(tokens, { name, days });
  if (status === 409) return refused(words.tooMany);
  if (status === 400 || status === 422) return refused(words.unfit);
  if (status >= 300) return { status, retryAfter };
  return {
    shown: {
      status: 200,
      title: words.made,
      content: madePage(placeOf(visit), { name, url: body.url }),
      isPlain: true,
    },
  };
}

function madePage(place: FormPlace, { name, url }: { name: string; url: string }): Markup {
  const words = shareWords[place.language];
  const back = caseAddress({ orgCode: place.orgCode, caseNo: place.caseNo }, { lang: place.language });
  return html`<h1 class="dosar-heading-1">${words.made}</h1>
    <p class="dosar-strong">${name}</p>
    <p><a href="${url}">${url}</a></p>
    <p>${words.madeHint}</p>
    <p><a href="${back}">${words.back}</a></p>`;
}
