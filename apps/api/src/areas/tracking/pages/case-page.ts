import type { Schema } from '@dosar/openapi';
import { formatPhone } from '@dosar/kernel/phones';
import { html, Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { legalOf, stepsOf } from './case-facts.ts';
import { accountPart, type RefusedAccount } from './account-part.ts';
import { choicePart } from './choice-part.ts';
import { form, helpOf, type FormPlace } from './form-pages.ts';
import { messagePart, type RefusedMessage } from './message-part.ts';
import { offerPart, type RefusedAnswer } from './offer-part.ts';
import { documentAddress } from './page-address.ts';
import { momentOf, plainDay, weekdayOf } from './page-dates.ts';
import { pageWords } from './page-words.ts';
import { sharePart, type RefusedShare } from './share-part.ts';
import { tasksOf } from './tasks-part.ts';
import { visitPart, type RefusedVisit } from './visit-part.ts';

type Event = Schema<'TrackerCurrentEvent'>;

/** A form of the page that was not taken, and why. */
export type Refused = RefusedAnswer | RefusedMessage | RefusedAccount | RefusedVisit | RefusedShare;

/** The opened case with its steps and its offer, and where requested documents are uploaded. */
export type OpenedCase = {
  offer: Schema<'ReceivedOffer'> | undefined;
  /** Nothing where whoever opened the case cannot write. */
  messages: Schema<'ClaimantMessages'> | undefined;
  /** Nothing for whoever is not the claimant. */
  account: Schema<'ClaimantAccount'> | undefined;
  refused: Refused | undefined;
  event: Event;
  steps: Schema<'TrackerConfig'>['config'];
  /** Nothing where there is no inspection to speak of. */
  visit: Schema<'OwnVisit'> | undefined;
  /** Nothing for whoever the code did not go to. */
  shares: Schema<'CaseShares'> | undefined;
  /** The same. */
  choices: Schema<'MessageChoices'> | undefined;
  /** Whether browsers are told of news. */
  hasPush: boolean;
  now: Date;
};

/** The case: where it stands, what comes next, what the claimant has to do, in the order in which it is read out. */
export function casePage(
  place: FormPlace,
  { event, steps, offer, visit, messages, account, shares, choices, hasPush, refused, now }: OpenedCase,
): Markup {
  const words = pageWords[place.language];
  return html`<header class="dosar-stack-tight">
      <p class="dosar-case-number">${numberOf(event, place.language)}</p>
      <h1 class="dosar-heading-1">${event.event_title}</h1>
      ${/* The server sanitised it when it read the case. */ ''}
      ${event.event_description !== '' && html`<div class="dosar-lead">${new Markup(event.event_description)}</div>`}
    </header>
    ${factsOf(event, steps, place.language)} ${tasksOf(event, place)} ${legalOf(event, place.language)}
    ${
      offer !== undefined &&
      offerPart(place, offer, refused?.act === 'accept' || refused?.act === 'contest' ? refused : undefined)
    }
    ${
      visit !== undefined &&
      visitPart(place, { own: visit, now, refused: refused?.act === 'visit' ? refused : undefined })
    }
    ${stepsOf(event, steps, place.language)} ${documentsOf(event, place)}
    ${
      messages !== undefined &&
      messagePart(place, messages, {
        contact: event.contact.name,
        refused: refused?.act === 'write' ? refused : undefined,
      })
    }
    ${account !== undefined && accountPart(place, account, refused?.act === 'account' ? refused : undefined)}
    ${choices !== undefined && choicePart(place, choices, hasPush)}
    ${shares !== undefined && sharePart(place, shares, refused?.act === 'share' ? refused : undefined)}
    ${helpOf(place)}
    ${form(place, 'close', html`<button class="dosar-button dosar-button-secondary" type="submit">${words.close}</button>`)}
    <p class="dosar-hint dosar-centred">${words.updated(momentOf(event.system_time))}</p>`;
}

/** The number of the case, and the plate of its vehicle. */
function numberOf({ displayed_case_no: no, plate }: Event, language: Language): string {
  return [pageWords[language].caseOf(no), plate].filter(Boolean).join(' · ');
}

function factsOf(event: Event, steps: OpenedCase['steps'], language: Language): Markup {
  const words = pageWords[language];
  const inOrder = steps.toSorted((a, b) => a.index - b.index);
  const place = inOrder.findIndex(({ index }) => index === event.process_step_index);
  const [first] = event.open_tasks;
  const { name, phone } = event.contact;
  const facts: [string, string | Markup | null][] = [
    [
      words.step,
      place === -1
        ? null
        : `${words.stepOf(place + 1, inOrder.length)}, ${inOrder[place]?.label.toLowerCase() ?? ''}`,
    ],
    [words.next, event.open_tasks.length === 0 ? event.next_step_title : null],
    [words.expected, event.expected_date === null ? null : weekdayOf(event.expected_date, language)],
    [words.awaited, awaitedOf(event, language)],
    [words.toDo, event.open_tasks.length === 0 ? words.nothingToDo : words.things(event.open_tasks.length)],
    [words.firstUntil, first?.due_date == null ? null : weekdayOf(first.due_date, language)],
    [
      words.contact,
      phone === null
        ? name
        : html`${name},
            <a href="tel:${phone}" aria-label="${words.call(formatPhone(phone))}">${formatPhone(phone)}</a>`,
    ],
  ];
  return html`<dl class="dosar-facts">
    ${facts.map(
      ([term, value]) =>
        value !== null &&
        html`<div class="dosar-fact">
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The awaited party, what it owes and its due day; without the day when the next step or the first task shows it. */
function awaitedOf({ waits_for: party, expected_date: expected }: Event, language: Language): string | null {
  if (party === null) return null;
  const { who, what, until } = party;
  const words = pageWords[language];
  const isNamed = until === null || until === expected || who === 'claimant';
  return [words.awaitedWho[who], what, isNamed ? null : words.until(weekdayOf(until, language))]
    .filter(Boolean)
    .join(', ');
}

function documentsOf(
  { registered_documents: documents }: Event,
  { orgCode, caseNo, language }: FormPlace,
): Markup {
  if (documents.length === 0) return html``;
  return html`<section class="dosar-section" aria-labelledby="documents">
    <h2 class="dosar-heading-2" id="documents">${pageWords[language].documents}</h2>
    <ul class="dosar-plain-list">
      ${documents.map(
        ({ id, description, registration_date: day, system_time: at }) =>
          html`<li>
            <a href="${documentAddress({ orgCode, caseNo }, id)}">${description}</a>
            <span class="dosar-hint">${day === null ? momentOf(at) : plainDay(day)}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
