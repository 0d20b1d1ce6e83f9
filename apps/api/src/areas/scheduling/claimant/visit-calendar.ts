import { Readable } from 'node:stream';
import type { FileAnswer } from '@dosar/openapi';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { visitOf } from '../booking/visit-subject.ts';
import { whatToBring } from '../booking/visit-texts.ts';
import { findSender } from '../news/sender-repository.ts';
import type { VisitRow } from '../visit-repository.ts';

/** What the file is called. */
export const calendarFileName = 'visit.ics';

/** A visit as a file for calendars: its `UID` never changes, and `SEQUENCE` grows with each change. */
export async function getVisitCalendar(
  needs: { trackerOrigin: string; mailFrom: string },
  call: Call<'getVisitCalendar'>,
): Promise<FileAnswer> {
  const visit = await visitOf(call, call.path.visit_id);
  if (visit.status === 'held' || visit.status === 'expired') throw notFound();
  const { name, orgCode } = await findSender(call.tx, call.caller.orgId);
  const text = calendarOf(visit, {
    language: call.language,
    now: call.now,
    sender: { name, address: needs.mailFrom },
    trackerUrl: `${needs.trackerOrigin}/status/${visit.claim_file_no}?org_code=${encodeURIComponent(orgCode)}`,
  });
  return {
    content: Readable.from([Buffer.from(text)]),
    mimeType: 'text/calendar; charset=utf-8',
    fileName: calendarFileName,
  };
}

/** Whether calendars take the visit out instead of showing it. */
export const isTakenBack = ({ status }: VisitRow): boolean => status === 'cancelled';

/** In whose name a calendar file is made, for whom and when. */
type CalendarLetter = {
  language: 'ro' | 'en';
  now: Date;
  sender: { name: string; address: string };
  trackerUrl: string;
};

/** The calendar file of a visit, for people and for what goes along with their e-mails. */
export function calendarOf(visit: VisitRow, { language, now, sender, trackerUrl }: CalendarLetter): string {
  const isCancelled = isTakenBack(visit);
  const calendar = ical({
    prodId: { company: 'Dosar', product: 'Visits' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const summary = `${language === 'ro' ? 'Constatare' : 'Inspection'} ${visit.plate ?? visit.claim_file_no}`;
  const event = calendar.createEvent({
    id: `${visit.visit_id}@dosar`,
    sequence: visit.sequence,
    stamp: now,
    start: visit.starts_at,
    end: visit.ends_at,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary,
    organizer: { name: sender.name, email: addressIn(sender.address) },
    location: visit.address ?? `${visit.place_name}, ${visit.place_address}, ${visit.locality}`,
    url: trackerUrl,
    description: [visit[`arrival_${language}`], whatToBring[language], trackerUrl].filter(Boolean).join('\n'),
  });
  if (!isCancelled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: 2 * 3_600, description: summary });
  // RFC 5545 ends every line, the last one too; some calendars refuse a file that does not.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** The bare address of a sender that is written with a name. */
function addressIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
