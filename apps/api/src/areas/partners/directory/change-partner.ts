import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import { moveOpenJobs } from '../jobs/moving/move-open-jobs.ts';
import { historyPage, partnerOf } from './browse-directory.ts';
import {
  findUnknownCodes,
  hasCui,
  holdPartner,
  insertPartner,
  partnerFieldNames,
  updatePartner,
  updateSuspension,
  type Place,
} from './directory-repository.ts';
import { refusedFields, tidyPartner, type PartnerFields } from './partner-fields.ts';
import { partnerRefused } from './partner-refused.ts';

type Partner = Schema<'Partner'>;

/** Adds a partner, which people find for new work from now on. */
export async function addPartner(call: Call<'addPartner'>): Promise<Partner> {
  return partnerOf(call, await storeNewPartner(call, call.body));
}

type Storing = SettingCall & Pick<Call<'addPartner'>, 'audit'>;

/** Stores a new partner, with the first entry of its history; answers its id. */
async function storeNewPartner(call: Storing, typed: PartnerFields): Promise<string> {
  const { tx, caller, audit } = call;
  const fields = tidyPartner(typed);
  await requireSense(call, fields, { except: undefined, path: '' });
  const partnerId = await insertPartner(tx, caller.orgId, fields);
  audit.subject(partnerId);
  audit.note({ kind: fields.kind });
  await recordChange(
    call,
    { id: partnerId, label: fields.name },
    changedFields(undefined, fields, ['name', 'kind']),
  );
  return partnerId;
}

/** Changes what is known of a partner. */
export async function savePartner(call: Call<'savePartner'>): Promise<Partner> {
  const { body } = call;
  const { place, before } = await heldPartner(call, body.row_version);
  await storePartner(call, { place, before: before.fields, typed: body.fields });
  return partnerOf(call, place.partnerId);
}

type Stored = { place: Place; before: PartnerFields; typed: PartnerFields };

/** Stores a changed partner with its history. */
export async function storePartner(call: Storing, { place, before, typed }: Stored): Promise<void> {
  const fields = tidyPartner(typed);
  await requireSense(call, fields, { except: place.partnerId, path: 'fields.' });
  await updatePartner(call.tx, place, fields);
  const changes = changedFields(before, fields, partnerFieldNames);
  call.audit.note({ fields: changes.map(({ field }) => field).join(', ') });
  await recordChange(call, { id: place.partnerId, label: fields.name }, changes);
}

/** Takes a partner out of all choices for new work. */
export async function suspendPartner(call: Call<'suspendPartner'>): Promise<Partner> {
  const { tx, caller, now, body, audit } = call;
  const { place, before } = await heldPartner(call, body.row_version);
  if (!before.is_active) throw partnerRefused('suspended_already');
  const reason = body.reason.trim();
  if (reason.length < 3)
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'reason', code: 'too_short' }] });
  await updateSuspension(tx, place, { at: now, userId: caller.actorUserId ?? caller.userId, reason });
  const { partnerId } = place;
  audit.note({ moved: await moveOpenJobs(call, { partnerId, moves: body.moves, reason }) });
  const subject = { id: partnerId, label: before.fields.name };
  await recordChange(call, subject, [{ field: 'suspension', before: null, after: reason }]);
  return partnerOf(call, place.partnerId);
}

/** Gives a suspended partner new work again. */
export async function resumePartner(call: Call<'resumePartner'>): Promise<Partner> {
  const { place, before } = await heldPartner(call, call.body.row_version);
  await updateSuspension(call.tx, place, undefined);
  const subject = { id: place.partnerId, label: before.fields.name };
  if (!before.is_active)
    await recordChange(call, subject, [
      { field: 'suspension', before: before.suspension_reason ?? '', after: null },
    ]);
  return partnerOf(call, place.partnerId);
}

type Changing = Call<'savePartner'> | Call<'suspendPartner'> | Call<'resumePartner'>;

/** The partner that is changed, held, if it is still as the caller has read it. */
async function heldPartner({ tx, caller, path, audit }: Changing, rowVersion: number) {
  const place = { orgId: caller.orgId, partnerId: path.partner_id };
  const before = await holdPartner(tx, place);
  if (before === undefined) throw notFound();
  if (before.row_version !== rowVersion) throw staleRowVersion(before.row_version);
  audit.subject(place.partnerId);
  return { place, before };
}

/** Keeps what was changed for the history of a partner. */
export function recordChange(
  call: Storing,
  subject: { id: string; label: string },
  fields: ReturnType<typeof changedFields>,
): Promise<void> {
  return recordSettingChange(call, { page: historyPage, subject, fields });
}

async function requireSense(
  { tx, caller }: Storing,
  fields: PartnerFields,
  { except, path }: { except: string | undefined; path: string },
): Promise<void> {
  const unknown = await findUnknownCodes(tx, fields);
  const refused = [
    ...refusedFields(fields),
    ...unknown.map((field) => ({ field, code: 'unknown_code' as const })),
  ];
  if (refused.length > 0)
    throw new Problem(422, 'rule_refused', {
      fields: refused.map(({ field, ...problem }) => ({ ...problem, field: `${path}${field}` })),
    });
  if (fields.cui !== null && (await hasCui(tx, caller.orgId, fields.cui, except)))
    throw partnerRefused('cui_known');
}
