import type { Schema } from '@dosar/openapi';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { FnolNeeds } from '../fnol-needs.ts';
import { findOrganisation, findUnknownCodes } from '../notified-claim-repository.ts';
import { columnsOf, contentOf, saysTheSame } from './statement-content.ts';
import { linkedColumn } from './linked-column.ts';
import { openLinkOf, shownLink } from './statement-links.ts';
import { storeContent, storeSignature } from './statement-repository.ts';
import { writtenNow } from './statement-sources.ts';
import { sharedRefusals, sideCodes, sideRefusals } from './statement-rules.ts';

type GuestCall = Pick<Call<'getGuestStatement'>, 'tx' | 'caller' | 'now'>;

/** The statement for one of its drivers: of the other column what both sign, and nothing about people. */
export async function getGuestStatement(call: GuestCall): Promise<Schema<'GuestStatement'>> {
  const { side, row } = await linkedColumn(call);
  const { own, other, isOwnSigned, isOtherSigned } = columnsOf(row, side);
  return {
    side,
    row_version: row.row_version,
    organisation_name: (await findOrganisation(call.tx, call.caller.orgId)).org_name,
    shared: row.shared,
    own,
    other: {
      make: other.vehicle.make,
      plate: other.vehicle.plate,
      insurer: other.insurer.name,
      circumstances: other.circumstances,
      is_signed: isOtherSigned,
    },
    is_signed: isOwnSigned,
    can_sign: own.circumstances.length > 0 && other.circumstances.length > 0,
    changed_at: row.changed_at.toISOString(),
  };
}

/** Keeps what a driver writes: the own column and what both share, never the other column. */
export async function saveGuestStatement(
  call: Call<'saveGuestStatement'>,
): Promise<Schema<'GuestStatement'>> {
  const { tx, caller, body, now, audit } = call;
  const { side, row } = await linkedColumn(call, true);
  audit.subject(row.accident_statement_id);
  if (row.row_version !== body.row_version) throw staleRowVersion(row.row_version);
  const fields = [
    ...sharedRefusals(body.shared, now),
    ...sideRefusals(body.own, 'own'),
    ...(await findUnknownCodes(tx, sideCodes(body.own, 'own'))),
  ];
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
  const before = contentOf(row);
  const after = { ...before, shared: body.shared, [side]: body.own };
  const place = { orgId: caller.orgId, statementId: row.accident_statement_id };
  const writtenBy = writtenNow(row.written_by, before, after, side);
  if (!saysTheSame(before, after)) await storeContent(tx, place, { content: after, writtenBy }, now);
  return getGuestStatement(call);
}

/** Keeps the signature of a driver under what the statement says now. */
export async function signGuestStatement(
  call: Call<'signGuestStatement'>,
): Promise<Schema<'GuestStatement'>> {
  const { tx, caller, body, now, audit } = call;
  const { side, row } = await linkedColumn(call, true);
  audit.subject(row.accident_statement_id);
  if (row.row_version !== body.row_version) throw staleRowVersion(row.row_version);
  if (row.side_a.circumstances.length === 0 || row.side_b.circumstances.length === 0)
    throw new Problem(409, 'conflict', { context: { reason: 'nothing_ticked' } });
  await storeSignature(
    tx,
    { orgId: caller.orgId, statementId: row.accident_statement_id },
    { side, how: 'glass', drawing: body.signature, now },
  );
  await recordTimelineEvent(call, {
    claimFileId: row.claim_file_id,
    kind: 'change',
    title: {
      ro: `Șoferul ${side.toUpperCase()} a semnat constatarea amiabilă`,
      en: `Driver ${side.toUpperCase()} has signed the accident statement`,
    },
  });
  return getGuestStatement(call);
}

/** The link that the driver of column A passes on to the other one. */
export async function inviteOtherDriver(
  needs: FnolNeeds,
  call: Call<'inviteOtherDriver'>,
): Promise<Schema<'StatementLink'>> {
  const { side, row } = await linkedColumn(call, true);
  if (side !== 'a') throw notFound();
  call.audit.subject(row.accident_statement_id);
  const column = { orgId: call.caller.orgId, statementId: row.accident_statement_id, side: 'b' as const };
  return shownLink(await openLinkOf(needs, call, column));
}
