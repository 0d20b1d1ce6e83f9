import { Readable } from 'node:stream';
import type { FileAnswer } from '@dosar/openapi';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { visitOf } from '../booking/visit-subject.ts';
import type { VisitRow } from '../visit-repository.ts';

/** What the file is called. */
export const calendarFileName = 'visit.ics';

/** A visit as a file for calendars: its `UID` never changes, and `SEQUENCE` grows with each change. */
export async function getVisitCalendar(call: Call<'getVisitCalendar'>): Promise<FileAnswer> {
  const visit = await visitOf(call, call.path.visit_id);
  if (visit.status === 'held' || visit.status === 'expired') throw notFound();
  return {
    content: Readable.from([Buffer.from(calendarOf(visit, call.language, call.now))]),
    mimeType: 'text/calendar; charset=utf-8',
    fileName: calendarFileName,
  };
}

/** Whether calendars take the visit out instead of showing it. */
export const isTakenBack = ({ status }: VisitRow): boolean => status === 'cancelled';

/** The calendar file of a visit, for people and for what goes along with their e-mails. */
export function calendarOf(visit: VisitRow, language: 'ro' | 'en', now: Date): string {
  const isCancelled = isTakenBack(visit);
  const calendar = ical({
    prodId: { company: 'Dosar', product: 'Visits' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${visit.visit_id}@dosar`,
    sequence: visit.sequence,
    stamp: now,
    start: visit.starts_at,
    end: visit.ends_at,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${language === 'ro' ? 'Constatare' : 'Inspection'} ${visit.plate ?? visit.claim_file_no}`,
    location: visit.address ?? `${visit.place_name}, ${visit.place_address}, ${visit.locality}`,
    description: visit[`arrival_${language}`] ?? '',
  });
  return calendar.toString();
}
