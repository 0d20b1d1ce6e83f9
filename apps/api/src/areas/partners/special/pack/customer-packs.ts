import { localDateOf } from '@dosar/kernel/zone';
import type { FileAnswer, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { customerRefused } from '../customer-refused.ts';
import { isDiscreet } from '../file/told-customer.ts';
import { monthBefore, readPackFacts } from './pack-facts.ts';
import { enqueuePack, packFileName, packFormats } from './pack-jobs.ts';
import { findPackHead, findPacks, findPlan, holdPlan, storePlan, takeMonth } from './pack-repository.ts';

type Packs = Schema<'CustomerPacks'>;
type Reading = Call<'getPacks'> | Call<'savePackPlan'> | Call<'sendPack'> | Call<'previewPack'>;

const monthsOffered = 12;
const packsShown = 24;
const noPlan = { recipients: [], language: 'ro', monthly_from: null, row_version: 0 } as const;

/** To whom the pack of a customer goes, and what was sent. */
export function getPacks(call: Call<'getPacks'>): Promise<Packs> {
  return packsOf(call);
}

/** Says to whom the pack of a customer goes. */
export async function savePackPlan(call: Call<'savePackPlan'>): Promise<Packs> {
  const { tx, body, now, audit } = call;
  const place = placeOf(call);
  await headOf(call);
  const present = (await holdPlan(tx, place)) ?? noPlan;
  if (present.row_version !== body.row_version) throw staleRowVersion(present.row_version);
  const recipients = [...new Set(body.plan.recipients.map((address) => address.trim().toLowerCase()))];
  const thisMonth = `${localDateOf(now).slice(0, 7)}-01`;
  const monthlyFrom = body.plan.is_monthly ? (present.monthly_from ?? thisMonth) : null;
  await storePlan(tx, place, { ...body.plan, recipients }, monthlyFrom);
  audit.subject(place.customerId);
  audit.note({ recipients: recipients.length, is_monthly: body.plan.is_monthly });
  return packsOf(call);
}

/** Has the pack of a month sent now; each month is sent once. */
export async function sendPack(call: Call<'sendPack'>): Promise<Packs> {
  const { tx, caller, body, now, audit } = call;
  const place = placeOf(call);
  await headOf(call);
  const { month } = body;
  if (!monthsOf(now).includes(month)) throw fieldRefused('month', 'outdated');
  const plan = await holdPlan(tx, place);
  if (plan === undefined || plan.recipients.length === 0) throw customerRefused('no_recipients');
  const { recipients, language } = plan;
  const packId = await takeMonth(tx, place, { month, recipients, language, userId: caller.userId, now });
  if (packId === undefined) throw customerRefused('pack_sent');
  await enqueuePack(tx, place.orgId, packId);
  audit.subject(place.customerId);
  audit.note({ month, recipients: recipients.length });
  return packsOf(call);
}

/** A file of a pack as it would be sent now. */
export async function previewPack(call: Call<'previewPack'>): Promise<FileAnswer> {
  const { tx, query, now, audit } = call;
  const place = placeOf(call);
  const { customer, organisation } = await headOf(call);
  const { month, format } = query;
  if (!monthsOf(now).includes(month)) throw fieldRefused('month', 'outdated');
  const { language } = (await findPlan(tx, place)) ?? noPlan;
  const facts = await readPackFacts({ tx, ...place }, { customer, organisation, language, month });
  const { mimeType, write } = packFormats[format];
  const content = await write(facts);
  audit.subject(place.customerId);
  audit.note({ month, format });
  return {
    content: (async function* () {
      yield content;
    })(),
    mimeType,
    fileName: packFileName(facts, format),
    size: content.byteLength,
  };
}

const placeOf = ({ caller, path }: Reading) => ({
  orgId: caller.orgId,
  customerId: path.special_customer_id,
});

/** The customer, if packs of it may be made. */
async function headOf(call: Reading) {
  const head = await findPackHead(call.tx, placeOf(call));
  if (head === undefined) throw notFound();
  if (isDiscreet(head.kind)) throw customerRefused('discreet');
  return head;
}

/** The months that are over, the newest first. */
function monthsOf(now: Date): string[] {
  const today = localDateOf(now);
  return Array.from({ length: monthsOffered }, (_nothing, index) => monthBefore(today, index + 1));
}

async function packsOf(call: Reading): Promise<Packs> {
  const { tx, now } = call;
  const place = placeOf(call);
  const head = await findPackHead(tx, place);
  if (head === undefined) throw notFound();
  const { recipients, language, monthly_from: from, row_version } = (await findPlan(tx, place)) ?? noPlan;
  return {
    is_allowed: !isDiscreet(head.kind),
    plan: { recipients: [...recipients], language, is_monthly: from !== null },
    row_version,
    months: monthsOf(now),
    packs: await findPacks(tx, place, packsShown),
  };
}
