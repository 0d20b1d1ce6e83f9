import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import { findFileId } from '#src/areas/claims/index.ts';
import { findClaimantChannels, maskedChannel } from '#src/areas/messages/index.ts';
import type { Database } from '#src/generated/database.ts';
import { readInTenant, type Db } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findHold, findHoldsOf, findVisitOfAssignment, findVisitsOfFile } from '../visit-repository.ts';
import { findAnswer } from '../reminders/answer-repository.ts';
import { newsOfFile } from '../news/news-of-file.ts';
import { shownVisit } from '../shown-visit.ts';
import { findVisitWork, type BookableWork } from './subject-repository.ts';
import { phoneOfVisit, visitChannel } from './visit-channel.ts';
import { subjectOf, visitTypeOf } from './visit-subject.ts';

type Channel = { kind: 'email' | 'phone'; value: string };

/** The visits of a claim file, and the work that one can be booked for. */
export async function getVisits({
  tx,
  caller,
  path,
  language,
  now,
}: Call<'getVisits'>): Promise<Schema<'FileVisits'>> {
  const { orgId } = caller;
  const claimFileId = await findFileId(tx, orgId, path.claim_file_no);
  if (claimFileId === undefined) throw notFound();
  const rows = await findVisitsOfFile(tx, orgId, claimFileId);
  const works = (await findVisitWork(tx, { orgId, claimFileId }, language)).filter(({ canBook }) => canBook);
  return {
    visits: rows.map((row) => shownVisit(row, { language, isForStaff: true })),
    bookable: await shownWorks({ tx, orgId, language, now }, works),
    news: await newsOfFile(tx, orgId, { claimFileId, now }),
  };
}

/** Work that waits for a visit, wherever it is. */
export async function browseBookable({
  tx,
  caller,
  query,
  language,
  now,
}: Call<'browseBookable'>): Promise<Schema<'BookableWork'>[]> {
  const works = await findVisitWork(tx, { orgId: caller.orgId, waiting: query.text?.trim() ?? '' }, language);
  return shownWorks({ tx, orgId: caller.orgId, language, now }, works);
}

type Reading = { tx: Transaction<Database>; orgId: string; language: Language; now: Date };

async function shownWorks(
  { tx, orgId, language, now }: Reading,
  works: readonly BookableWork[],
): Promise<Schema<'BookableWork'>[]> {
  const channels = await findClaimantChannels(
    tx,
    orgId,
    works.map(({ claimFileId }) => claimFileId),
  );
  const assignmentIds = works.map(({ assignmentId }) => assignmentId);
  const holds = await findHoldsOf(tx, { orgId, assignmentIds, now });
  const shown: Schema<'BookableWork'>[] = [];
  for (const work of works) {
    const channel = channels.get(work.claimFileId) ?? (await phoneOfVisit(tx, orgId, work));
    const hold = holds.get(work.assignmentId);
    const held = hold === undefined ? null : shownVisit(hold, { language, isForStaff: true });
    shown.push({ ...shownWork(work, channel), held });
  }
  return shown;
}

function shownWork(work: BookableWork, channel: Channel | undefined): Omit<Schema<'BookableWork'>, 'held'> {
  return {
    reached_at: channel === undefined ? null : { kind: channel.kind, address: channel.value },
    assignment_id: work.assignmentId,
    claim_file_no: work.claimFileNo,
    plate: work.plate,
    name: work.name,
    visit_type: visitTypeOf(work),
    contact_name: work.contactName,
    contact_phone: work.contactPhone,
    county_code: work.countyCode,
  };
}

/** The database that the claimant's visit is read from, without a transaction around its statements. */
export type OwnVisitNeeds = { db: Db };

/** The visit of the claimant, or that one can be booked. */
export function readOwnVisit(
  { db }: OwnVisitNeeds,
  call: StandaloneCall<'getOwnVisit'>,
): Promise<Schema<'OwnVisit'>> {
  return readInTenant(db, call.caller.orgId, (tx) => getOwnVisit({ ...call, tx }));
}

async function getOwnVisit(call: Call<'getOwnVisit'>): Promise<Schema<'OwnVisit'>> {
  const { tx, caller, language, now } = call;
  const { orgId } = caller;
  const work = await subjectOf(call, undefined);
  const visit = await findVisitOfAssignment(tx, orgId, work.assignmentId);
  const held = await findHold(tx, { orgId, assignmentId: work.assignmentId, now });
  const channel = await visitChannel(tx, orgId, work);
  return {
    reached_at: channel === undefined ? null : { kind: channel.kind, address: maskedChannel(channel) },
    visit: visit === undefined ? null : shownVisit(visit, { language, isForStaff: false }),
    answer: visit === undefined ? null : await findAnswer(tx, orgId, visit.visit_id),
    held: held === undefined ? null : shownVisit(held, { language, isForStaff: false }),
    can_book: work.canBook,
    claim_file_no: work.claimFileNo,
    plate: work.plate,
    contact_name: work.contactName,
    contact_phone: work.contactPhone,
    county_code: work.countyCode,
  };
}
