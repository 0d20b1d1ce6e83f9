import { optionalText, phoneAnswer, reason, requiredChoice, requiredText } from '@dosar/forms';
import { isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';
import { hoursAnswer, hoursReasonTexts } from './hours-answer.ts';
import { messages } from './messages.ts';
import { readHours, writeHours } from './hours-text.ts';
import { checkedSkills, chosenSkills, skillAnswers } from './skill-answers.ts';

type Place = Schema<'Place'>;

const numberAnswer = (least: number, most: number) =>
  z.string().check(
    z.refine((text) => /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most, {
      error: reason('number_invalid'),
    }),
  );
/** Empty is the usual number: one person for each lane. */
const minimumAnswer = z
  .string()
  .check(z.refine((text) => /^([1-4]?\d|50)?$/.test(text.trim()), { error: reason('number_invalid') }));
const degrees = (most: number) =>
  z.string().check(
    z.refine(
      (text) =>
        /^(-?\d{1,3}([.,]\d+)?)?$/.test(text.trim()) && Math.abs(Number(text.replace(',', '.'))) <= most,
      {
        error: reason('coordinate_invalid'),
      },
    ),
  );

/** A place as its form has it: hours as text, one line for each weekday. */
export const placeAnswers = z.object({
  name: requiredText({ min: 2, max: 120 }),
  kind: requiredChoice(['centre', 'mobile', 'partner']),
  county_code: z.string().check(z.minLength(1, { error: reason('required_choice') })),
  locality: requiredText({ max: 120 }),
  address: requiredText({ max: 300 }),
  latitude: degrees(90),
  longitude: degrees(180),
  phone: phoneAnswer,
  lead_hours: numberAnswer(0, 336),
  days_ahead: numberAnswer(1, 365),
  arrival_ro: optionalText({ max: 500 }),
  arrival_en: optionalText({ max: 500 }),
  accessibility: optionalText({ max: 200 }),
  is_active: z.boolean(),
  hours: z.array(z.object({ text: hoursAnswer })),
  minimum: z.array(z.object({ count: minimumAnswer })),
  lanes: z.array(
    z.object({
      lane_id: z.string(),
      name: requiredText({ max: 60 }),
      skills: skillAnswers,
    }),
  ),
  exceptions: z.array(
    z.object({
      date: z.string().check(z.refine(isLocalDate, { error: reason('date_invalid') })),
      text: hoursAnswer,
      reason: optionalText({ max: 120 }),
    }),
  ),
});

/** What stands in the form of a place. */
export type PlaceAnswers = z.output<typeof placeAnswers>;

/** Words for what is wrong in the forms of this page. */
export const reasonTexts = {
  ...hoursReasonTexts,
  number_invalid: messages.numberInvalid,
  coordinate_invalid: messages.coordinateInvalid,
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** A new place is open on working days. */
const newPlace: Omit<Schema<'EditedPlace'>, 'county_code' | 'place_id' | 'row_version'> & {
  county_code: string;
} = {
  name: '',
  kind: 'centre',
  county_code: '',
  locality: '',
  address: '',
  latitude: null,
  longitude: null,
  phone: null,
  lead_minutes: 240,
  days_ahead: 30,
  arrival_ro: null,
  arrival_en: null,
  accessibility: null,
  is_active: true,
  hours: weekdays.slice(0, 5).flatMap((weekday) => [
    { weekday, from_minute: 480, to_minute: 720 },
    { weekday, from_minute: 750, to_minute: 990 },
  ]),
  lanes: [{ name: '1', skills: [] }],
  exceptions: [],
};

/** What the form of a place begins with. */
export function answersOf(place: Place | undefined): PlaceAnswers {
  const known = place ?? newPlace;
  return {
    name: known.name,
    kind: known.kind,
    county_code: known.county_code,
    locality: known.locality,
    address: known.address,
    latitude: textOf(known.latitude),
    longitude: textOf(known.longitude),
    phone: textOf(known.phone),
    lead_hours: textOf(Math.round(known.lead_minutes / 60)),
    days_ahead: textOf(known.days_ahead),
    arrival_ro: textOf(known.arrival_ro),
    arrival_en: textOf(known.arrival_en),
    accessibility: textOf(known.accessibility),
    is_active: known.is_active,
    hours: weekdays.map((weekday) => ({
      text: writeHours(known.hours.filter((part) => part.weekday === weekday)),
    })),
    minimum: weekdays.map((weekday) => ({ count: textOf(known.minimum_people?.[weekday - 1] ?? null) })),
    lanes: known.lanes.map(({ lane_id = '', name, skills }) => ({
      lane_id,
      name,
      skills: checkedSkills(skills),
    })),
    exceptions: known.exceptions.map(({ date, hours, reason: why = '' }) => ({
      date,
      text: writeHours(hours),
      reason: why,
    })),
  };
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value));
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));

/** The place that the answers describe. */
export function placeOf(answers: PlaceAnswers, place: Place | undefined): Schema<'EditedPlace'> {
  const { lead_hours: lead, days_ahead: ahead, hours, minimum, lanes, exceptions, ...rest } = answers;
  return {
    ...(place && { place_id: place.place_id, row_version: place.row_version }),
    ...rest,
    latitude: numberOrNull(rest.latitude),
    longitude: numberOrNull(rest.longitude),
    phone: orNull(rest.phone),
    arrival_ro: orNull(rest.arrival_ro),
    arrival_en: orNull(rest.arrival_en),
    accessibility: orNull(rest.accessibility),
    lead_minutes: Number(lead) * 60,
    days_ahead: Number(ahead),
    hours: hours.flatMap(({ text }, index) =>
      (readHours(text) ?? []).map((part) => ({ weekday: index + 1, ...part })),
    ),
    minimum_people: minimum.map(({ count }) => numberOrNull(count)),
    lanes: lanes.map(({ lane_id: id, name, skills }) => ({
      ...(id !== '' && { lane_id: id }),
      name,
      skills: chosenSkills(skills),
    })),
    exceptions: exceptions.map(({ date, text, reason: why }) => ({
      date,
      hours: readHours(text) ?? [],
      ...(why !== '' && { reason: why }),
    })),
  };
}
