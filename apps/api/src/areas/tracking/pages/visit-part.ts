import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { form, noticeOf, type FormPlace } from './form-pages.ts';
import { visitAddress } from './page-address.ts';
import { hourOf, weekdayOfInstant } from './page-dates.ts';
import { visitWords } from './visit-words.ts';

type Visit = Schema<'Visit'>;

/** A change of the visit that was not taken, and why. */
export type RefusedVisit = { act: 'visit'; sentence: string };

/** What of the visit the page of the case shows. */
export type ShownVisit = { own: Schema<'OwnVisit'>; now: Date; refused: RefusedVisit | undefined };

/** Whether a visit takes place; one that was cancelled or missed is none. */
export const isToCome = (visit: Visit | null): visit is Visit =>
  visit !== null && (visit.status === 'booked' || visit.status === 'confirmed');

/** "joi, 26.11.2026, 10:45". */
export const visitMoment = (startsAt: string, language: Language): string =>
  `${weekdayOfInstant(startsAt, language)}, ${hourOf(startsAt)}`;

/** The inspection of the vehicle: when and where, with what can be changed, or the way to choose an hour. */
export function visitPart(place: FormPlace, { own, now, refused }: ShownVisit): Markup {
  const words = visitWords[place.language];
  const { visit, can_book: canBook } = own;
  if (!isToCome(visit) && !canBook) return html``;
  return html`<section class="dosar-section" id="visit" aria-labelledby="visit-title">
    <h2 class="dosar-heading-2" id="visit-title">${words.title}</h2>
    ${noticeOf(refused?.sentence)}
    ${
      isToCome(visit)
        ? bookedVisit(place, visit, { answer: own.answer, now })
        : html`<p>${words.invitation}</p>
            <p>
              <a class="dosar-button dosar-button-primary" href="${visitAddress(place)}">${words.choose}</a>
            </p>`
    }
  </section>`;
}

function bookedVisit(
  place: FormPlace,
  visit: Visit,
  { answer, now }: { answer: Schema<'OwnVisit'>['answer']; now: Date },
): Markup {
  const words = visitWords[place.language];
  const { place: at, changeable_until: until } = visit;
  const mayChange = Date.parse(until) > now.getTime();
  const version = { visit_id: visit.visit_id, row_version: String(visit.row_version) };
  return html`<p class="dosar-strong">
      ${visitMoment(visit.starts_at, place.language)} – ${hourOf(visit.ends_at)}
    </p>
    <p>${at.name}, ${visit.address ?? at.address}, ${at.locality}</p>
    ${at.arrival !== null && html`<p class="dosar-hint">${at.arrival}</p>`}
    <p class="dosar-hint">${words.bring}</p>
    ${Date.parse(visit.starts_at) > now.getTime() && answerForms(place, version, answer)}
    ${
      mayChange &&
      visit.self_moves_left > 0 &&
      html`<p>
        <a class="dosar-button dosar-button-secondary" href="${visitAddress(place)}">${words.move}</a>
      </p>`
    }
    ${
      mayChange &&
      html`<details>
        <summary>${words.cancel}</summary>
        <p>${words.cancelQuestion}</p>
        ${form(
          place,
          'visit_cancel',
          html`${versionFields(version)}
            <button class="dosar-button dosar-button-secondary" type="submit">
              ${words.confirmCancel}
            </button>`,
        )}
      </details>`
    }
    <p class="dosar-hint">${mayChange ? words.until(visitMoment(until, place.language)) : words.callUs}</p>`;
}

type Version = { visit_id: string; row_version: string };

/** Which visit a form is about, and in which state its sender saw it. */
export const versionFields = ({ visit_id: id, row_version: version }: Version): Markup =>
  html`<input type="hidden" name="visit_id" value="${id}" />
    <input type="hidden" name="row_version" value="${version}" />`;

function answerForms(place: FormPlace, version: Version, answer: Schema<'OwnVisit'>['answer']): Markup {
  const words = visitWords[place.language];
  const said = { yes: words.saidYes, no: words.saidNo };
  const button = (comes: '1' | '0', name: string) =>
    form(
      place,
      'visit_answer',
      html`${versionFields(version)}
        <input type="hidden" name="comes" value="${comes}" />
        <button class="dosar-button dosar-button-secondary" type="submit">${name}</button>`,
    );
  return html`<p class="dosar-strong">${answer === null ? words.comesQuestion : said[answer]}</p>
    <div class="dosar-pair">
      ${answer !== 'yes' && button('1', words.comes)} ${answer !== 'no' && button('0', words.cannotCome)}
    </div>`;
}
