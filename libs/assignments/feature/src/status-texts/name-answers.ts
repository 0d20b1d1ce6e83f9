import { reason } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';
import { readHelp, writeHelp } from './help-text.ts';

/** A status with its names and what claimants read in it. */
export type NamedStatus = Schema<'StatusTextsItem'>;

export const statusKeyOf = ({ assignment_type, status_code }: NamedStatus) =>
  `${assignment_type}.${status_code}`;

const required = z.string().check(z.refine((text) => text.trim() !== '', { error: reason('required') }));

/** What may be typed; the server judges by the same rules. A status that claimants see needs its title in both languages. */
export function schemaFor(isOnTracker: boolean) {
  const title = isOnTracker ? required : z.string();
  return z.object({
    name_ro: required,
    name_en: required,
    color: z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: reason('invalid_format') })),
    tracker_event_title_ro: title,
    tracker_event_title_en: title,
    tracker_event_description_ro: z.string(),
    tracker_event_description_en: z.string(),
    tracker_next_step_title_ro: z.string(),
    tracker_next_step_title_en: z.string(),
    tracker_next_step_description_ro: z.string(),
    tracker_next_step_description_en: z.string(),
  });
}

/** What is being typed; messages as people write them, without HTML. */
export type NameAnswers = z.output<ReturnType<typeof schemaFor>>;

const shape = schemaFor(true).shape;
export const isField = (name: string): name is keyof NameAnswers => name in shape;

/** The stored texts as the form shows them. */
export function answersOf({ texts }: NamedStatus): NameAnswers {
  return {
    name_ro: texts.name_ro,
    name_en: texts.name_en,
    color: texts.color,
    tracker_event_title_ro: texts.tracker_event_title_ro ?? '',
    tracker_event_title_en: texts.tracker_event_title_en ?? '',
    tracker_event_description_ro: readHelp(texts.tracker_event_description_ro),
    tracker_event_description_en: readHelp(texts.tracker_event_description_en),
    tracker_next_step_title_ro: texts.tracker_next_step_title_ro ?? '',
    tracker_next_step_title_en: texts.tracker_next_step_title_en ?? '',
    tracker_next_step_description_ro: readHelp(texts.tracker_next_step_description_ro),
    tracker_next_step_description_en: readHelp(texts.tracker_next_step_description_en),
  };
}

/** The answers as the server takes them. */
export function textsOf(answers: NameAnswers): Schema<'StatusTexts'> {
  return {
    name_ro: answers.name_ro,
    name_en: answers.name_en,
    color: answers.color,
    tracker_event_title_ro: answers.tracker_event_title_ro || null,
    tracker_event_title_en: answers.tracker_event_title_en || null,
    tracker_event_description_ro: writeHelp(answers.tracker_event_description_ro) || null,
    tracker_event_description_en: writeHelp(answers.tracker_event_description_en) || null,
    tracker_next_step_title_ro: answers.tracker_next_step_title_ro || null,
    tracker_next_step_title_en: answers.tracker_next_step_title_en || null,
    tracker_next_step_description_ro: writeHelp(answers.tracker_next_step_description_ro) || null,
    tracker_next_step_description_en: writeHelp(answers.tracker_next_step_description_en) || null,
  };
}
