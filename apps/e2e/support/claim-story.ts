import { randomUUID } from 'node:crypto';
import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import type { JsonBodyOf, Schema, SuccessBody } from '@dosar/openapi';
import type { Caller } from './caller.ts';

/** A small red square: the smallest thing that is really a photo. */
export const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAMAAACsjQ8GAAAAA1BMVEW3HByVHdRdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQokWNgGAWjYBQwoAEAAxgAATJlthoAAAAASUVORK5CYII=',
  'base64',
);

/** A claim as a person would report it; the description tells one from another. */
export function aNotification(
  description: string,
  documentIds: string[] = [],
): JsonBodyOf<'submitClaimNotification'> {
  return {
    notifier: {
      first_name: 'Ioana',
      last_name: 'Munteanu',
      role: 'owner',
      email: 'ioana.munteanu@example.com',
      preferred_channel: 'email',
    },
    policy_type: 'rca',
    event: {
      date: daysAgo(2),
      time: '14:30',
      county_code: 'CJ',
      locality: 'Cluj-Napoca',
      description,
      injuries: false,
    },
    vehicle: { plate: 'CJ 12 ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
    document_ids: documentIds,
    consent_version: noticeVersion,
    website: '',
  };
}

/** A day in Romania, some days before today. */
export function daysAgo(days: number): string {
  const moment = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(moment);
}

/** A key for one intention. */
export const aKey = () => randomUUID();

/** The worklist rows that belong to a claim file. */
export async function rowsOf(staff: Caller, claimFileNo: string): Promise<Schema<'WorklistRow'>[]> {
  const page = await staff.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    filter_keys: 0,
    category_code: 'all',
    filter_criteria: { q: claimFileNo },
  });
  return page.items;
}

/** An assignment with all that is known about its file. */
export function detailOf(staff: Caller, row: Pick<Schema<'WorklistRow'>, 'claim_file_no' | 'assignment_id'>) {
  return staff.get<SuccessBody<'getAssignment'>>(
    `/api/assignment/getById/${row.claim_file_no}/${row.assignment_id}`,
  );
}

/** What the timeline of an assignment's file tells, newest first. */
export async function timelineOf(staff: Caller, assignmentKey: string) {
  return (await staff.get<SuccessBody<'browseTimeline'>>(`/api/timeline/browse/${assignmentKey}`)).items;
}
