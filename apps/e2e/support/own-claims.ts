import { randomUUID } from 'node:crypto';
import type { JsonBodyOf, Schema, SuccessBody } from '@dosar/openapi';
import { takeStep } from './accepted-claim.ts';
import { claimNotificationGuest, signedIn, type Caller } from './caller.ts';
import { aKey, aNotification, rowsOf } from './claim-story.ts';
import { outboxOf } from './outbox.ts';

type Row = Schema<'WorklistRow'>;
type Notification = JsonBodyOf<'submitClaimNotification'>;

const description = 'Un dosar numai pentru această poveste.';

/** The account of the claimant of a claim: each has another, because orders to one account count together. */
export function ibanOf(claimFileNo: string): string {
  const bban = `AAAA${claimFileNo.replaceAll(/\D/g, '').padStart(16, '0')}`;
  const digits = [...`${bban}RO00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `RO${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** The notice of a claim that was reported just now; it waits in its queue. */
export async function aReportedClaim(
  origin: string,
  staff?: Caller,
  different: Partial<Notification> = {},
): Promise<Row> {
  const guest = await claimNotificationGuest(origin);
  const { claim_file_no: number } = await guest.post<SuccessBody<'submitClaimNotification'>>(
    '/api/fnol/submit',
    { ...aNotification(description), ...different },
    aKey(),
  );
  return workOn(staff ?? (await signedIn(origin, 'maria.stan')), number, 'claim_notification');
}

/** The main work of a claim file of this journey's own, which its handler has just accepted. */
export async function ownFile(
  origin: string,
  username: string,
  different: Partial<Notification> = {},
): Promise<Row> {
  const handler = await signedIn(origin, username);
  return accepted(handler, await aReportedClaim(origin, handler, different));
}

/** The handling of a claim that was reported and accepted just now, and is being valued. */
export async function aClaimInValuation(
  origin: string,
  staff: Caller,
  different: Partial<Notification> = {},
): Promise<Row> {
  return valued(staff, await accepted(staff, await aReportedClaim(origin, staff, different)));
}

/** A claim of this journey's own whose claimant has confirmed an e-mail address that no other claim has. */
export type ReachableClaim = { work: Row; email: string };

/** The main work of a claim that a handler has just accepted, and where its claimant reads messages. */
export async function aReachableClaim(origin: string, username: string): Promise<ReachableClaim> {
  const email = `ioana.${randomUUID().slice(0, 8)}@example.com`;
  const { notifier } = aNotification(description);
  const handler = await signedIn(origin, username);
  const notice = await aReportedClaim(origin, handler, { notifier: { ...notifier, email } });
  // Confirmed earlier, the address would bring the request for what a new claim lacks: journeys ask for papers themselves.
  const work = await accepted(handler, notice);
  await confirmsAddress(origin, email);
  return { work, email };
}

/** The same, once its handler has begun to value it. */
export async function aReachableClaimInValuation(origin: string, username: string): Promise<ReachableClaim> {
  const { work, email } = await aReachableClaim(origin, username);
  return { work: await valued(await signedIn(origin, username), work), email };
}

/** Where the file of a piece of work stands. */
export const addressOfFile = ({ claim_file_no: number, assignment_id: id }: Row) =>
  `/workflow/getById/${number}/${id}`;

async function accepted(staff: Caller, notice: Row): Promise<Row> {
  await takeStep(staff, notice, 'start_review');
  await takeStep(staff, notice, 'accept');
  return workOn(staff, notice.claim_file_no, 'claim_handling');
}

async function valued(staff: Caller, handling: Row): Promise<Row> {
  await takeStep(staff, handling, 'open');
  await takeStep(staff, handling, 'start_evaluation');
  return handling;
}

/** The claimant opens the link of the message that asks whether an address is theirs. */
async function confirmsAddress(origin: string, email: string): Promise<void> {
  const messages = await outboxOf(origin, email);
  const key = messages.map(({ body }) => /contact-confirmation\/([\w-]+)/.exec(body)?.[1]).find(Boolean);
  if (key === undefined) throw new Error(`No message to ${email} has a confirmation link.`);
  const headers = { 'X-Requested-With': 'dosar' };
  const answer = await fetch(`${origin}/api/assignment/confirmContact/${key}`, { headers });
  if (!answer.ok) throw new Error(`${email} could not be confirmed: ${answer.status}`);
}

async function workOn(staff: Caller, claimFileNo: string, type: string): Promise<Row> {
  const row = (await rowsOf(staff, claimFileNo)).find(({ assignment_type: it }) => it === type);
  if (row === undefined) throw new Error(`The claim ${claimFileNo} has no work of the type ${type}.`);
  return row;
}
