import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import type { Schema } from '@dosar/openapi';
import type { Caller } from '../caller.ts';
import { hold } from './hold.ts';
import type { Installation } from './installation.ts';

type Row = Schema<'WorklistRow'>;

const email = 'ioana.munteanu@example.com';

/** A claimant reports an accident by the public page and confirms the address. */
export async function reportAccident({ staff, receivers }: Installation): Promise<string> {
  const guest = staff.as(
    await staff.call('guestToken', {
      body: { assignment_type: 'claim_notification', assignment_key: 'nord-vest' },
    }),
  );
  const { claim_file_no: number } = await guest.call('submitClaimNotification', {
    body: {
      notifier: {
        first_name: 'Ioana',
        last_name: 'Munteanu',
        role: 'owner',
        email,
        preferred_channel: 'email',
      },
      policy_type: 'rca',
      event: {
        date: dayInRomania(-2),
        time: '14:30',
        county_code: 'CJ',
        locality: 'Cluj-Napoca',
        description: 'M-a lovit din spate la semafor, bara este crăpată.',
        injuries: false,
      },
      vehicle: { plate: 'CJ 12 ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
      document_ids: [],
      consent_version: noticeVersion,
      website: '',
    },
  });
  const key = await receivers.inMailTo(email, /contact-confirmation\/([\w-]+)/);
  await staff.call('confirmContact', { params: { key } });
  return number;
}

/** The handler brings the claim from its notice to its valuation; answers the work that holds its money. */
export async function valueClaim(handler: Caller, number: string): Promise<Row> {
  const notice = await workOf(handler, number, 'claim_notification');
  for (const step of ['start_review', 'accept']) await takeStep(handler, notice, step);
  const handling = await workOf(handler, number, 'claim_handling');
  for (const step of ['open', 'start_evaluation']) await takeStep(handler, handling, step);
  return handling;
}

/** The claimant opens the link of the offer, reads it and accepts it with an account. */
export async function acceptOffer({ staff, receivers }: Installation, iban: string): Promise<void> {
  const key = await receivers.inMailTo(email, /\/workflow\/guest\/offer\/([\w-]+)/);
  const claimant = staff.as(
    await staff.call('guestToken', { body: { assignment_type: 'offer', assignment_key: key } }),
  );
  await claimant.call('getReceivedOffer');
  await claimant.call('acceptReceivedOffer', { body: { iban } });
}

async function workOf(staff: Caller, number: string, type: string): Promise<Row> {
  const { items } = await staff.call('browseWorklist', {
    body: { filter_keys: 0, category_code: 'all', filter_criteria: { q: number } },
  });
  const row = items.find(({ assignment_type: it }) => it === type);
  hold(row !== undefined, `${number} has work of the type ${type}`);
  return row;
}

async function takeStep(staff: Caller, work: Row, transition_code: string): Promise<void> {
  const { assignment_id, claim_file_no } = work;
  const { header } = await staff.call('getAssignment', { params: { claim_file_no, assignment_id } });
  const { row_version } = header;
  await staff.call('transitionAssignment', {
    params: { assignment_id },
    body: { transition_code, row_version },
  });
}

/** A day in Romania, counted from today. */
export function dayInRomania(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(moment);
}
