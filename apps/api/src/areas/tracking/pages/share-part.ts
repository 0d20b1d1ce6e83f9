import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { form, noticeOf, type FormPlace } from './form-pages.ts';
import { momentOf, weekdayOfInstant } from './page-dates.ts';
import { shareWords } from './share-words.ts';
import type { Fields } from './visit.ts';

/** A link that was not made, and why. */
export type RefusedShare = { act: 'share'; sentence: string; typed: Fields };

/** How many days a link may work. */
export const periods = [7, 30, 90] as const;

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
