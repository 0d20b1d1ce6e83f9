import { reason, requiredChoice } from '@dosar/forms';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

/** Kinds of files, the usual ones first. */
export const reportFormats = ['xlsx', 'pdf', 'csv'] as const;

/** Half hours in which mail is read. */
export const sendTimes: readonly string[] = Array.from({ length: 36 }, (_, index) => {
  const hour = String(5 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

const chosen = (record: Record<string, boolean>) => Object.keys(record).filter((key) => record[key]);

/** What a schedule is asked for. */
export const scheduleForm = z.object({
  /** The set of parameters; empty for those that are there already. */
  set: z.string(),
  frequency: requiredChoice(['daily', 'weekly', 'monthly']),
  weekday: z.string(),
  month_day: z.string(),
  send_time: z.string(),
  formats: z
    .record(z.string(), z.boolean())
    .check(z.refine((record) => chosen(record).length > 0, { error: reason('formats_missing') })),
  readers: z.record(z.string(), z.boolean()).check(
    z.refine((record) => chosen(record).length > 0 && chosen(record).length <= 20, {
      error: reason('readers_missing'),
    }),
  ),
});

/** The answers of the form. */
export type ScheduleAnswers = z.infer<typeof scheduleForm>;

const first: Schema<'ReportTiming'> = { frequency: 'weekly', weekday: 1, month_day: 1, send_time: '07:30' };

/** What the form begins with: the schedule as it is, or Monday morning to oneself. */
export function firstAnswers(
  schedule: Schema<'ReportSchedule'> | undefined,
  ownUserId: string,
): ScheduleAnswers {
  const { frequency, weekday, month_day, send_time } = schedule?.timing ?? first;
  const readers = schedule?.readers.map((reader) => reader.user_id) ?? [ownUserId];
  return {
    set: '',
    frequency,
    weekday: String(weekday),
    month_day: String(month_day),
    send_time,
    formats: Object.fromEntries(
      reportFormats.map((one) => [one, schedule?.formats.includes(one) ?? one !== 'csv']),
    ),
    readers: Object.fromEntries(readers.map((id) => [id, true])),
  };
}

/** When the answers say that it is sent. */
export function timingOf({
  frequency,
  weekday,
  month_day,
  send_time,
}: ScheduleAnswers): Schema<'ReportTiming'> {
  return { frequency, weekday: Number(weekday), month_day: Number(month_day), send_time };
}

/** What is sent of the answers. */
export function contentOf(
  answers: ScheduleAnswers,
  parameters: Schema<'ReportParameters'>,
): Omit<JsonBodyOf<'scheduleReport'>, 'state'> {
  return {
    parameters,
    timing: timingOf(answers),
    formats: reportFormats.filter((one) => answers.formats[one]),
    reader_user_ids: chosen(answers.readers),
  };
}
