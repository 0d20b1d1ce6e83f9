import { formatLocalDate } from '@dosar/kernel/dates';
import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Env } from '#src/env.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { findExporter } from '../export/exporter-repository.ts';
import { makeFile } from '../export/make-file.ts';
import type { Report } from '../extension-points.ts';
import { answerReport } from '../run/answer-report.ts';
import { keepSentFile } from './file-repository.ts';
import { findPeopleById, mayRun } from './readers-repository.ts';
import { reportEmail } from './report-email.ts';
import type { StoredSchedule } from './schedule-repository.ts';

/** What sending stands on. */
export type SendNeeds = {
  env: Pick<Env, 'STAFF_ORIGIN'>;
  files: Pick<FileStore, 'save'>;
};

type Moment = { tx: Transaction<Database>; orgId: string; now: Date };

/** Longer than a mail server that is away is tried. */
const keptDays = 7;

/** Makes a report as its owner sees it and sends its files to every reader who may run it now. */
export async function sendReport(
  { env, files }: SendNeeds,
  { tx, orgId, now }: Moment,
  report: Report,
  schedule: StoredSchedule,
): Promise<{ finding: string; outboxIds: string[]; leftOut: string[] }> {
  const { owner_user_id: ownerId, parameters, language, formats } = schedule;
  const answer = await answerReport(report, parameters, { tx, orgId, userId: ownerId, now, language });
  const exporter = await findExporter(tx, orgId, ownerId);
  const people = await findPeopleById(
    tx,
    orgId,
    schedule.readers.map((reader) => reader.user_id),
  );
  const readers = [...people.values()];
  const isFor = (reader: { user_id: string }) => !report.isPersonal || reader.user_id === ownerId;
  const reached = readers.filter(
    (reader) => reader.email !== null && mayRun(reader, report) && isFor(reader),
  );
  const leftOut = readers.filter((reader) => !reached.includes(reader)).map((reader) => reader.full_name);
  const attachments: { storageKey: string; fileName: string; mimeType: string }[] = [];
  for (const format of reached.length > 0 ? formats : []) {
    const { content, fileName, mimeType } = await makeFile(answer, format, { language, exporter, now });
    const storageKey = await files.save(content);
    await keepSentFile(tx, orgId, {
      ownerId,
      title: answer.name,
      format,
      fileName,
      storageKey,
      size: content.byteLength,
      rows: answer.rows.length + 1,
      keptDays,
      now,
    });
    attachments.push({ storageKey, fileName, mimeType });
  }
  const messageId = `${newId()}@dosar`;
  const outboxIds: string[] = [];
  for (const { email, language: readerLanguage } of reached) {
    if (email === null) continue;
    const text = reportEmail(readerLanguage, {
      answer,
      owner: exporter.name,
      address: `${env.STAFF_ORIGIN}/reports/${report.state}${searchOf(answer)}`,
      period: `${formatLocalDate(answer.period.from)} – ${formatLocalDate(answer.period.to)}`,
    });
    // Each reader has a mail of their own and sees nobody else's address.
    const mail = { messageId: `${newId()}.${messageId}`, to: [email], cc: [], attachments };
    outboxIds.push(await enqueue(tx, { orgId, kind: 'email', to: email, ...text, mail }));
  }
  return { finding: answer.finding, outboxIds, leftOut };
}

/** The address of exactly the days that were sent: what moves on with the calendar would be others tomorrow. */
function searchOf({ period, parameters }: Schema<'ReportAnswer'>): string {
  const { by, compare, policy_type: policy, county_code: county } = parameters;
  const search = new URLSearchParams({ ...period });
  for (const [name, value] of Object.entries({ by, compare, policy, county }))
    if (value !== undefined) search.set(name, value);
  return `?${search.toString()}`;
}
