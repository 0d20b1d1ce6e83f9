import { Readable } from 'node:stream';
import { addDays } from '@dosar/kernel/dates';
import { newOpaqueKey } from '@dosar/kernel/ids';
import { localDateOf } from '@dosar/kernel/zone';
import type { FileAnswer, Schema } from '@dosar/openapi';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findAbsencesOf, type AbsenceRow } from '../absence-repository.ts';
import type { NoticeNeeds } from '../notices/send-notices.ts';
import { findTypes } from '../rules/leave-rules-repository.ts';
import { findAddressee } from '../rules/people-repository.ts';
import { findFeedOwner, removeFeed, replaceFeed } from './feed-repository.ts';

/** Makes a private address of the caller's absences for calendar programs. */
export async function createFeed({ staffOrigin }: NoticeNeeds, { tx, caller, now }: Call<'createFeed'>) {
  const key = newOpaqueKey();
  await replaceFeed(tx, caller, key, now);
  return { url: `${staffOrigin}/api/absences/feed/${key}` };
}

/** Makes the caller's calendar address stop working. */
export async function revokeFeed({ tx, caller }: Call<'revokeFeed'>): Promise<Schema<'Done'>> {
  await removeFeed(tx, caller);
  return { success: true };
}

/** Approved absences of whoever the key belongs to, from a year ago on. */
export async function getFeed({ tx, path, now }: Call<'getFeed'>): Promise<FileAnswer> {
  const owner = await findFeedOwner(tx, path.feed_key);
  if (!owner) throw notFound();
  await enterOrganisation(tx, owner.orgId);
  const person = await findAddressee(tx, owner.orgId, owner.userId);
  if (!person) throw notFound();
  const types = new Map(
    (await findTypes(tx, owner.orgId, person.language)).map((type) => [
      type.absence_type_code as string,
      type.name,
    ]),
  );
  const today = localDateOf(now);
  const rows = await findAbsencesOf(tx, owner, { from: addDays(today, -366), to: addDays(today, 732) });
  const events = rows
    .filter((row) => row.status === 'approved')
    .flatMap((row) => eventOf(row, types.get(row.absence_type_code) ?? '', now));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dosar//Absences//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ];
  return {
    content: Readable.from([Buffer.from(lines.join('\r\n'))]),
    mimeType: 'text/calendar; charset=utf-8',
    fileName: 'absences.ics',
  };
}

/** RFC 5545: a day without hours lasts until the day after it; half days say so in their title. */
function eventOf(row: AbsenceRow, name: string, now: Date): string[] {
  const day = (date: string) => date.replaceAll('-', '');
  const isHalf = row.first_part !== 'whole' || row.last_part !== 'whole';
  return [
    'BEGIN:VEVENT',
    `UID:${row.absence_id}@dosar`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day(row.date_from)}`,
    `DTEND;VALUE=DATE:${day(addDays(row.date_to, 1))}`,
    `SUMMARY:${name}${isHalf ? ' (½)' : ''}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}
