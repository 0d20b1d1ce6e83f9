import { optionalText, reason } from '@dosar/forms';
import { isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';
import { hoursAnswer } from './hours-answer.ts';
import { readHours, writeHours } from './hours-text.ts';
import { checkedSkills, chosenSkills, skillAnswers } from './skill-answers.ts';

type Plan = Schema<'AssessorPlan'>;

const number = (least: number, most: number) =>
  z.string().check(
    z.refine((text) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most, {
      error: reason('number_invalid'),
    }),
  );

/** A working plan as its form has it: a place and hours as text for each weekday. */
export const planAnswers = z.object({
  days: z.array(
    z.object({
      place_id: z.string(),
      text: hoursAnswer,
    }),
  ),
  skills: skillAnswers,
  daily_cap: number(1, 40),
  travel_minutes: number(0, 240),
  is_active: z.boolean(),
  exceptions: z.array(
    z.object({
      date: z.string().check(z.refine(isLocalDate, { error: reason('date_invalid') })),
      // Empty: wherever they work that weekday.
      place_id: z.string(),
      text: hoursAnswer,
      reason: optionalText({ max: 120 }),
    }),
  ),
});

/** What stands in the form of a plan. */
export type PlanAnswers = z.output<typeof planAnswers>;

/** Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The parts of a day that an entry of the plan leaves between its breaks. */
function partsOf({ from_minute: from, to_minute: to, breaks }: Plan['hours'][number]) {
  const ends = breaks.toSorted((one, other) => one.from_minute - other.from_minute);
  return [...ends.map((pause) => pause.from_minute), to].map((end, index) => ({
    from_minute: ends[index - 1]?.to_minute ?? from,
    to_minute: end,
  }));
}

/** What the form of a plan begins with. */
export function answersOfPlan(plan: Plan): PlanAnswers {
  return {
    days: weekdays.map((weekday) => {
      const ofDay = plan.hours.filter((entry) => entry.weekday === weekday);
      return { place_id: ofDay[0]?.place_id ?? '', text: writeHours(ofDay.flatMap(partsOf)) };
    }),
    skills: checkedSkills(plan.skills),
    daily_cap: String(plan.daily_cap),
    travel_minutes: String(plan.travel_minutes),
    is_active: plan.row_version === null || plan.is_active,
    exceptions: plan.exceptions.map(({ date, place_id: placeId = '', hours, reason: why = '' }) => ({
      date,
      place_id: placeId,
      text: writeHours(hours),
      reason: why,
    })),
  };
}

/** The plan that the answers describe; what is between two parts of a day is a break. */
export function planOf(answers: PlanAnswers, plan: Plan): Schema<'EditedPlan'> {
  return {
    user_id: plan.user_id,
    ...(plan.row_version !== null && { row_version: plan.row_version }),
    skills: chosenSkills(answers.skills),
    daily_cap: Number(answers.daily_cap),
    travel_minutes: Number(answers.travel_minutes),
    is_active: answers.is_active,
    exceptions: answers.exceptions.map(({ date, place_id: placeId, text, reason: why }) => ({
      date,
      ...(placeId !== '' && { place_id: placeId }),
      hours: readHours(text) ?? [],
      ...(why !== '' && { reason: why }),
    })),
    hours: answers.days.flatMap(({ place_id: placeId, text }, index) => {
      const parts = readHours(text) ?? [];
      const [first] = parts;
      const last = parts.at(-1);
      if (placeId === '' || !first || !last) return [];
      return {
        place_id: placeId,
        weekday: index + 1,
        from_minute: first.from_minute,
        to_minute: last.to_minute,
        breaks: parts.slice(1).map((part, before) => ({
          from_minute: parts[before]?.to_minute ?? part.from_minute,
          to_minute: part.from_minute,
        })),
      };
    }),
  };
}
