import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { FormPlace } from './form-pages.ts';
import { requestAddress, visitAddress } from './page-address.ts';
import { weekdayOf } from './page-dates.ts';
import { pageWords } from './page-words.ts';
import { visitWords } from './visit-words.ts';

/** What the claimant has to do, each with its one date and the way to it. */
export function tasksOf(event: Schema<'TrackerCurrentEvent'>, place: FormPlace): Markup {
  const { language } = place;
  const words = pageWords[language];
  if (event.open_tasks.length === 0) return html``;
  const reasons = (key: string | null) =>
    event.active_doc_requests
      .filter((request) => request.key === key)
      .flatMap(({ items }) => items)
      .filter(({ state }) => state === 'rejected');
  return html`<section class="dosar-card dosar-card-task" aria-labelledby="tasks">
    <h2 class="dosar-heading-2" id="tasks">${words.tasks}</h2>
    <ol class="dosar-task-list">
      ${event.open_tasks.map(
        ({ kind, title, due_date: day, key }) =>
          html`<li>
            <span class="dosar-strong">${title}</span>
            ${day !== null && html`<p class="dosar-hint">${words.until(weekdayOf(day, language))}</p>`}
            ${reasons(key).map(
              ({ name, reject_reason: reason }) =>
                html`<p class="dosar-hint">${name}: ${words.refused(reason ?? '')}</p>`,
            )}
            ${key !== null && html`<p><a href="${requestAddress(place, key)}">${words.upload}</a></p>`}
            ${
              kind === 'visit' &&
              html`<p><a href="${visitAddress(place)}">${visitWords[language].choose}</a></p>`
            }
          </li>`,
      )}
    </ol>
  </section>`;
}
