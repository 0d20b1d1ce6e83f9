import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findFileFacts } from './file-facts-repository.ts';
import { matchFile } from './match-file.ts';
import { findMatchesOfFile, storeRefusal, type MatchRow } from './match-repository.ts';
import { isDiscreet, isToldOf } from './told-customer.ts';

/** The special customer of a file, and why, as far as the caller may know. */
export async function getCustomerOfFile(call: Call<'getCustomerOfFile'>): Promise<Schema<'CustomerOfFile'>> {
  return shownTo(call);
}

/** Says that a file does not belong to a customer; the next one that matches comes in its place. */
export async function refuseCustomerOfFile(
  call: Call<'refuseCustomerOfFile'>,
): Promise<Schema<'CustomerOfFile'>> {
  const { tx, caller, path, body, now, audit } = call;
  const place = { orgId: caller.orgId, claimFileId: path.claim_file_id };
  if ((await findFileFacts(tx, place)) === undefined) throw notFound();
  const customerId = body.special_customer_id;
  const customer = (await findMatchesOfFile(tx, place)).find(
    ({ special_customer_id: id }) => id === customerId,
  );
  if (customer === undefined || !isToldOf(caller, customer)) throw notFound();
  const userId = caller.actorUserId ?? caller.userId;
  const reason = body.reason.trim();
  audit.subject(place.claimFileId);
  audit.note({ special_customer_id: customerId });
  if (await storeRefusal(tx, place, { customerId, reason, userId, now })) {
    await recordTimelineEvent(call, {
      claimFileId: place.claimFileId,
      kind: 'system',
      title: isDiscreet(customer.kind)
        ? { ro: 'Client special refuzat', en: 'Special customer refused' }
        : {
            ro: `Nu este dosarul clientului ${customer.name}`,
            en: `Not a claim file of ${customer.name}`,
          },
      ...(!isDiscreet(customer.kind) && { body: reason }),
    });
    await matchFile(call, { claimFileId: place.claimFileId });
  }
  return shownTo(call);
}

type Reading = Call<'getCustomerOfFile'> | Call<'refuseCustomerOfFile'>;
const mostShown = 20;

async function shownTo({ tx, caller, path }: Reading): Promise<Schema<'CustomerOfFile'>> {
  const place = { orgId: caller.orgId, claimFileId: path.claim_file_id };
  const rows = await findMatchesOfFile(tx, place);
  if (rows.length === 0 && (await findFileFacts(tx, place)) === undefined) throw notFound();
  const told = rows.filter((row) => isToldOf(caller, row));
  const chosen = told.find((row) => row.is_chosen);
  const isOther = (row: MatchRow) => !row.is_chosen && row.refused_at === null;
  return {
    is_special: rows.some((row) => row.is_chosen),
    customer: chosen === undefined ? null : shownCustomer(chosen),
    others: told.filter(isOther).slice(0, mostShown).map(shownOther),
    refused: told.flatMap(shownRefusal).slice(0, mostShown),
    can_refuse:
      chosen !== undefined &&
      ['claims.handler', '*.manager'].some((role) => meetsRoleCondition(caller.roles, role)),
  };
}

const shownCustomer = (row: MatchRow): Schema<'FileCustomer'> => ({
  special_customer_id: row.special_customer_id,
  name: row.name,
  kind: row.kind,
  level: row.level,
  reasons: row.reasons,
  matched_at: row.matched_at?.toISOString() ?? null,
  valid_until: row.valid_until,
  handler_name: row.handler_name,
});

const shownOther = (row: MatchRow): Schema<'MatchedCustomer'> => ({
  special_customer_id: row.special_customer_id,
  name: row.name,
  kind: row.kind,
  level: row.level,
  reasons: row.reasons,
  lost_by: row.lost_by,
});

function shownRefusal(row: MatchRow): Schema<'RefusedCustomer'>[] {
  const { name, refusal_reason: reason, refused_by: by, refused_at: at } = row;
  return reason === null || at === null
    ? []
    : [{ name, reason, refused_by: by ?? '', refused_at: at.toISOString() }];
}
