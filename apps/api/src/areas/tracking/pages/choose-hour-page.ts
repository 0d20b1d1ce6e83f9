import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { form, noticeOf, type FormPlace } from './form-pages.ts';
import { caseAddress, visitAddress } from './page-address.ts';
import { hourOf, weekdayOf } from './page-dates.ts';
import { isToCome, versionFields, visitMoment } from './visit-part.ts';
import { visitWords } from './visit-words.ts';
import type { Fields } from './visit.ts';

/** What the page of free hours is made of. */
export type HoursToChoose = {
  own: Schema<'OwnVisit'>;
  counties: readonly { code: string; name: string }[];
  found: Schema<'FoundSlots'>;
  county: string;
  from: string;
  now: Date;
  /** What was typed before the hour was lost, and why. */
  refused?: { sentence: string; typed: Fields } | undefined;
};

/** So many places stand on one page, each with the days of the question. */
const mostPlaces = 12;

/** Free hours as a form: county and first day lead to other hours, one button books or moves. */
export function chooseHourPage(place: FormPlace, hours: HoursToChoose): Markup {
  const words = visitWords[place.language];
  const { own, refused, found } = hours;
  const moved = isToCome(own.visit) ? own.visit : undefined;
  const back = caseAddress({ orgCode: place.orgCode, caseNo: place.caseNo }, { lang: place.language });
  const hasHours = found.earliest.length > 0;
  return html`<h1 class="dosar-heading-1">${moved === undefined ? words.choose : words.move}</h1>
    <p class="dosar-lead">
      ${moved === undefined ? words.invitation : words.moveLead(visitMoment(moved.starts_at, place.language))}
    </p>
    ${noticeOf(refused?.sentence)} ${questionForm(place, hours)}
    ${
      hasHours
        ? form(
            place,
            'visit_choose',
            html`${moved && versionFields({ visit_id: moved.visit_id, row_version: String(moved.row_version) })}
              ${hourFields(place, found)} ${moved === undefined && contactFields(place, hours)}
              <button class="dosar-button dosar-button-primary" type="submit">
                ${moved === undefined ? words.confirm : words.confirmMove}
              </button>`,
          )
        : html`<p>${words.none}</p>`
    }
    <p><a href="${back}">${words.back}</a></p>`;
}

function questionForm(place: FormPlace, { counties, county, from, now }: HoursToChoose): Markup {
  const words = visitWords[place.language];
  const today = localDateOf(now);
  const [path = ''] = visitAddress(place).split('?');
  return html`<form class="dosar-card" action="${path}" method="get" aria-label="${words.where}">
    <input type="hidden" name="org_code" value="${place.orgCode}" />
    <input type="hidden" name="lang" value="${place.language}" />
    <div class="dosar-field">
      <label class="dosar-label" for="county">${words.county}</label>
      <select class="dosar-input" id="county" name="county">
        <option value="">${words.allCounties}</option>
        ${counties.map(
          ({ code, name }) =>
            html`<option value="${code}" ${code === county && html`selected`}>${name}</option>`,
        )}
      </select>
    </div>
    <div class="dosar-field">
      <label class="dosar-label" for="from">${words.from}</label>
      <input
        class="dosar-input"
        type="date"
        id="from"
        name="from"
        value="${from}"
        min="${today}"
        max="${addDays(today, 90)}"
      />
    </div>
    <button class="dosar-button dosar-button-secondary" type="submit">${words.showHours}</button>
  </form>`;
}

function hourFields({ language }: FormPlace, { earliest, places }: Schema<'FoundSlots'>): Markup {
  const words = visitWords[language];
  const named = new Map(places.map((place) => [place.place_id, `${place.name}, ${place.locality}`]));
  const open = places
    .map((place) => ({ ...place, days: place.days.filter(({ starts }) => starts.length > 0) }))
    .filter(({ days }) => days.length > 0);
  return html`<fieldset class="dosar-stack">
      <legend class="dosar-heading-2">${words.earliest}</legend>
      ${earliest.map(({ place_id: placeId, starts_at: startsAt }) =>
        choice(placeId, startsAt, `${visitMoment(startsAt, language)} · ${named.get(placeId) ?? ''}`),
      )}
    </fieldset>
    ${open.slice(0, mostPlaces).map(
      ({ place_id: placeId, name, locality, address, days }) =>
        html`<details>
          <summary>${name}, ${locality}</summary>
          <p class="dosar-hint">${address}</p>
          ${days.map(
            ({ date, starts }) =>
              html`<fieldset class="dosar-stack">
                <legend class="dosar-strong">${weekdayOf(date, language)}</legend>
                ${starts.map((startsAt) => choice(placeId, startsAt, hourOf(startsAt)))}
              </fieldset>`,
          )}
        </details>`,
    )}`;
}

const choice = (placeId: string, startsAt: string, name: string): Markup =>
  html`<label class="dosar-checkbox">
    <input type="radio" name="hour" value="${placeId} ${startsAt}" />
    <span>${name}</span>
  </label>`;

function contactFields({ language }: FormPlace, { own, refused, found }: HoursToChoose): Markup {
  const words = visitWords[language];
  const typed = refused?.typed;
  return html`<div class="dosar-field">
      <label class="dosar-label" for="contact_name">${words.name}</label>
      <input
        class="dosar-input"
        id="contact_name"
        name="contact_name"
        required
        minlength="2"
        maxlength="120"
        autocomplete="name"
        value="${typed?.['contact_name'] ?? own.contact_name}"
      />
    </div>
    <div class="dosar-field">
      <label class="dosar-label" for="contact_phone">${words.phone}</label>
      <p class="dosar-hint" id="contact_phone-hint">${words.phoneHint}</p>
      <input
        class="dosar-input"
        id="contact_phone"
        name="contact_phone"
        type="tel"
        required
        minlength="6"
        maxlength="30"
        autocomplete="tel"
        aria-describedby="contact_phone-hint"
        value="${typed?.['contact_phone'] ?? own.contact_phone}"
      />
    </div>
    ${
      found.places.some(({ kind }) => kind === 'mobile') &&
      html`<div class="dosar-field">
        <label class="dosar-label" for="address">${words.address}</label>
        <p class="dosar-hint" id="address-hint">${words.addressHint}</p>
        <input
          class="dosar-input"
          id="address"
          name="address"
          maxlength="300"
          autocomplete="street-address"
          aria-describedby="address-hint"
          value="${typed?.['address']}"
        />
      </div>`
    }`;
}
