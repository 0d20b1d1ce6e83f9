import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { plainDay, weekdayOf } from './page-dates.ts';
import { pageWords } from './page-words.ts';

type Event = Schema<'TrackerCurrentEvent'>;

/** Until when the law wants the answer or the payment. */
export function legalOf({ legal_term: term }: Pick<Event, 'legal_term'>, language: Language): Markup {
  if (term === null) return html``;
  const words = pageWords[language];
  const day = weekdayOf(term.due_date, language);
  const sentence = term.awaited === 'answer' ? words.legal : words.legalPayment;
  return html`<p class="dosar-strong">${term.is_missed ? words.legalMissed(day) : sentence(day)}</p>`;
}

/** Each step with its day; the present one is marked. */
export function stepsOf(
  event: Pick<Event, 'process_step_index' | 'step_dates'>,
  steps: Schema<'TrackerConfig'>['config'],
  language: Language,
): Markup {
  const words = pageWords[language];
  const days = new Map(event.step_dates.map(({ index, date }) => [index, plainDay(date)]));
  const noteOf = (index: number) => {
    if (index > event.process_step_index) return words.coming;
    return index === event.process_step_index ? words.now(days.get(index)) : words.done(days.get(index));
  };
  return html`<section class="dosar-section" aria-labelledby="steps">
    <h2 class="dosar-heading-2" id="steps">${words.steps}</h2>
    <ol class="dosar-task-list">
      ${steps
        .toSorted((a, b) => a.index - b.index)
        .map(
          ({ index, label }) =>
            html`<li ${index === event.process_step_index && html`aria-current="step"`}>
              <span ${index === event.process_step_index && html`class="dosar-strong"`}>${label}</span>
              <p class="dosar-hint">${noteOf(index)}</p>
            </li>`,
        )}
    </ol>
  </section>`;
}
