import type { Refusal } from '@dosar/forms';
import type { FieldProblem } from '@dosar/openapi';
import type { AskingPage } from '../claim-notification/wizard-pages.ts';

type Home = { page: AskingPage; field: string; reasons?: Partial<Record<FieldProblem['code'], string>> };

const tooLong = (reason: string) => ({ too_long: reason });

/** Where each field of the report was asked, and the page's own words for the server's reasons. */
const homes: Record<string, Home> = {
  'notifier.role': { page: 'notifier', field: 'role' },
  'notifier.first_name': { page: 'notifier', field: 'firstName', reasons: tooLong('nameTooLong') },
  'notifier.last_name': { page: 'notifier', field: 'lastName', reasons: tooLong('nameTooLong') },
  'notifier.phone': {
    page: 'notifier',
    field: 'phone',
    reasons: { required: 'contactMissing', invalid_value: 'phoneInvalid', too_short: 'phoneInvalid' },
  },
  'notifier.email': {
    page: 'notifier',
    field: 'email',
    reasons: { required: 'contactMissing', invalid_format: 'emailInvalid' },
  },
  'notifier.preferred_channel': {
    page: 'notifier',
    field: 'preferredChannel',
    reasons: { invalid_value: 'preferredChannelMissing' },
  },
  policy_type: { page: 'policy', field: 'policyType', reasons: { unknown_code: 'policyTypeMissing' } },
  policy_number: { page: 'policy', field: 'policyNumber', reasons: tooLong('policyNumberTooLong') },
  'event.date': {
    page: 'time-and-place',
    field: 'date',
    reasons: { in_the_future: 'dateInTheFuture', invalid_format: 'dateInvalid', too_small: 'dateTooOld' },
  },
  'event.time': {
    page: 'time-and-place',
    field: 'time',
    reasons: {
      in_the_future: 'timeInTheFuture',
      invalid_format: 'timeInvalid',
      nonexistent_time: 'timeSkipped',
      ambiguous_time: 'timeRepeated',
    },
  },
  'event.time_until': {
    page: 'time-and-place',
    field: 'time',
    reasons: {
      in_the_future: 'timeInTheFuture',
      too_small: 'timeInvalid',
      nonexistent_time: 'timeSkipped',
      ambiguous_time: 'timeRepeated',
    },
  },
  'event.recorded_by': { page: 'time-and-place', field: 'recordedBy' },
  'event.county_code': {
    page: 'time-and-place',
    field: 'countyCode',
    reasons: { unknown_code: 'countyMissing' },
  },
  'event.locality': { page: 'time-and-place', field: 'locality', reasons: tooLong('placeTooLong') },
  'event.street': { page: 'time-and-place', field: 'street', reasons: tooLong('placeTooLong') },
  'event.description': {
    page: 'circumstances',
    field: 'description',
    reasons: { required: 'descriptionMissing', too_long: 'descriptionTooLong' },
  },
  'event.kind': { page: 'circumstances', field: 'kind' },
  'event.injuries': { page: 'circumstances', field: 'injuries' },
  'other_vehicle.plate': {
    page: 'vehicle',
    field: 'otherPlate',
    reasons: { too_short: 'plateInvalid', too_long: 'plateInvalid', invalid_value: 'plateInvalid' },
  },
  'other_vehicle.insurer': { page: 'vehicle', field: 'otherInsurer', reasons: tooLong('insurerTooLong') },
  'vehicle.plate': {
    page: 'vehicle',
    field: 'plate',
    reasons: { too_short: 'plateInvalid', too_long: 'plateInvalid', invalid_format: 'plateInvalid' },
  },
  'vehicle.plate_country': {
    page: 'vehicle',
    field: 'plateCountry',
    reasons: { unknown_code: 'plateCountryMissing' },
  },
  'vehicle.vin': {
    page: 'vehicle',
    field: 'vin',
    reasons: { too_short: 'vinInvalid', too_long: 'vinInvalid', invalid_format: 'vinInvalid' },
  },
  'vehicle.brand_code': { page: 'vehicle', field: 'brandCode', reasons: { unknown_code: 'brandMissing' } },
  'vehicle.model': { page: 'vehicle', field: 'model', reasons: tooLong('modelTooLong') },
  'vehicle.color_code': { page: 'vehicle', field: 'colorCode', reasons: { unknown_code: 'colorUnknown' } },
  'vehicle.category_code': {
    page: 'vehicle',
    field: 'categoryCode',
    reasons: { unknown_code: 'categoryMissing' },
  },
};

/** An answer that the server did not accept, on the page where it was given. */
export type RefusedAnswer = { page: AskingPage } & Refusal;

/** The refused answers whose page is known. What the reason is called there may be empty: then it has no own words. */
export function refusedAnswers(fields: readonly FieldProblem[]): RefusedAnswer[] {
  return fields.flatMap(({ field, code }) => {
    const home = homes[field];
    return home ? [{ page: home.page, name: home.field, reason: home.reasons?.[code] ?? '' }] : [];
  });
}

/** Places in the list of photos that the server does not have any more. */
export function forgottenPhotos(fields: readonly FieldProblem[]): number[] {
  return fields.flatMap(({ field }) => {
    const place = /^document_ids\.(\d+)$/.exec(field)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}
