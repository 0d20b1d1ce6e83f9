import { reason } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';
import { readHelp, writeHelp } from '../status-texts/help-text.ts';

/** A status of a draft, with the row version in which it was read; `undefined` in place of one that does not exist yet. */
export type ReadStatus = { key: string; revision: number; status: Schema<'ProcessStatus'> };
/** A step of a draft, in the same way. */
export type ReadStep = { key: string; revision: number; step: Schema<'ProcessStep'> };

const required = z.string().check(z.refine((text) => text.trim() !== '', { error: reason('required') }));
const hours = z.string().check(z.regex(/^\d{0,4}$/, { error: reason('invalid_format') }));

export const phases = ['new', 'active', 'waiting', 'done', 'cancelled'] as const;
export const whom = ['us', 'manager', 'claimant', 'shop', 'police', 'insurer', 'other'] as const;

/** What may be typed about a status. The check of the process names what is missing beyond that. */
export const statusSchema = z.object({
  name_ro: required,
  name_en: required,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: reason('invalid_format') })),
  category_code: z.enum(phases),
  waiting_on: z.enum(['', ...whom]),
  sla_hours: hours,
  tracker_step: z.string(),
  tracker_event_title_ro: z.string(),
  tracker_event_title_en: z.string(),
  tracker_event_description_ro: z.string(),
  tracker_event_description_en: z.string(),
  tracker_next_step_title_ro: z.string(),
  tracker_next_step_title_en: z.string(),
  tracker_next_step_description_ro: z.string(),
  tracker_next_step_description_en: z.string(),
  help_html_ro: z.string(),
  help_html_en: z.string(),
});
export type StatusAnswers = z.output<typeof statusSchema>;

const rule = z.object({
  code: z.string(),
  value: z.union([z.boolean(), z.number(), z.string(), z.array(z.string())]),
});

/** What may be typed about a step. */
export const stepSchema = z.object({
  from_status_code: required,
  to_status_code: required,
  name_ro: required,
  name_en: required,
  role_codes: z.array(z.string()),
  conditions: z.array(rule),
  effects: z.array(rule),
  is_reason_required: z.boolean(),
  asks_whom: z.boolean(),
  confirm_text_ro: z.string(),
  confirm_text_en: z.string(),
});
export type StepAnswers = z.output<typeof stepSchema>;

export function statusAnswersOf({ status }: ReadStatus): StatusAnswers {
  return {
    name_ro: status.name_ro,
    name_en: status.name_en,
    color: status.color,
    category_code: status.category_code,
    waiting_on: status.waiting_on ?? '',
    sla_hours: String(status.sla_hours ?? ''),
    tracker_step: String(status.tracker_step ?? ''),
    tracker_event_title_ro: status.tracker_event_title_ro ?? '',
    tracker_event_title_en: status.tracker_event_title_en ?? '',
    tracker_event_description_ro: readHelp(status.tracker_event_description_ro),
    tracker_event_description_en: readHelp(status.tracker_event_description_en),
    tracker_next_step_title_ro: status.tracker_next_step_title_ro ?? '',
    tracker_next_step_title_en: status.tracker_next_step_title_en ?? '',
    tracker_next_step_description_ro: readHelp(status.tracker_next_step_description_ro),
    tracker_next_step_description_en: readHelp(status.tracker_next_step_description_en),
    help_html_ro: readHelp(status.help_html_ro),
    help_html_en: readHelp(status.help_html_en),
  };
}

const number = (text: string) => (text === '' ? null : Number(text));

export function statusOf(answers: StatusAnswers, code: string): Schema<'ProcessStatus'> {
  return {
    code,
    name_ro: answers.name_ro,
    name_en: answers.name_en,
    color: answers.color,
    category_code: answers.category_code,
    waiting_on: answers.waiting_on === '' ? null : answers.waiting_on,
    sla_hours: number(answers.sla_hours),
    tracker_step: number(answers.tracker_step),
    tracker_event_title_ro: answers.tracker_event_title_ro || null,
    tracker_event_title_en: answers.tracker_event_title_en || null,
    tracker_event_description_ro: writeHelp(answers.tracker_event_description_ro) || null,
    tracker_event_description_en: writeHelp(answers.tracker_event_description_en) || null,
    tracker_next_step_title_ro: answers.tracker_next_step_title_ro || null,
    tracker_next_step_title_en: answers.tracker_next_step_title_en || null,
    tracker_next_step_description_ro: writeHelp(answers.tracker_next_step_description_ro) || null,
    tracker_next_step_description_en: writeHelp(answers.tracker_next_step_description_en) || null,
    help_html_ro: writeHelp(answers.help_html_ro) || null,
    help_html_en: writeHelp(answers.help_html_en) || null,
  };
}

export function stepAnswersOf({ step }: ReadStep): StepAnswers {
  return {
    from_status_code: step.from_status_code,
    to_status_code: step.to_status_code,
    name_ro: step.name_ro,
    name_en: step.name_en,
    role_codes: step.role_codes,
    conditions: step.conditions,
    effects: step.effects,
    is_reason_required: step.is_reason_required,
    asks_whom: step.asks.includes('waiting_on'),
    confirm_text_ro: step.confirm_text_ro ?? '',
    confirm_text_en: step.confirm_text_en ?? '',
  };
}

/** The step as it is stored; what the form does not show stays as it was. */
export function stepOf(answers: StepAnswers, before: Schema<'ProcessStep'>): Schema<'ProcessStep'> {
  const { asks_whom: asksWhom, ...typed } = answers;
  return {
    ...before,
    ...typed,
    asks: [
      ...before.asks.filter((ask) => ask !== 'waiting_on'),
      ...(asksWhom ? ['waiting_on' as const] : []),
    ],
    confirm_text_ro: typed.confirm_text_ro || null,
    confirm_text_en: typed.confirm_text_en || null,
  };
}

/** A code from an English name, which no other item has. */
export function newCode(name: string, taken: readonly string[]): string {
  const code =
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
      .slice(0, 50) || 'status';
  if (!taken.includes(code)) return code;
  let suffix = 2;
  while (taken.includes(`${code}_${suffix}`)) suffix += 1;
  return `${code}_${suffix}`;
}

export const emptyStatus: Schema<'ProcessStatus'> = {
  code: '',
  name_ro: '',
  name_en: '',
  color: '#00796b',
  category_code: 'active',
  waiting_on: null,
  sla_hours: null,
  help_html_ro: null,
  help_html_en: null,
  tracker_step: null,
  tracker_event_title_ro: null,
  tracker_event_title_en: null,
  tracker_event_description_ro: null,
  tracker_event_description_en: null,
  tracker_next_step_title_ro: null,
  tracker_next_step_title_en: null,
  tracker_next_step_description_ro: null,
  tracker_next_step_description_en: null,
};

export const emptyStep: Schema<'ProcessStep'> = {
  code: '',
  from_status_code: '',
  to_status_code: '',
  name_ro: '',
  name_en: '',
  role_codes: [],
  conditions: [],
  effects: [],
  is_reason_required: false,
  asks: [],
  follows_event: null,
  confirm_text_ro: null,
  confirm_text_en: null,
};

/** The key of a step among the items of a draft. */
export const stepKeyOf = ({ from_status_code, code }: Schema<'ProcessStep'>) =>
  `step:${from_status_code}.${code}`;
