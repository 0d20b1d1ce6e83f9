import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findBranchOfFile, findOpenBranch } from './branch-repository.ts';
import { tellOfChange } from './change-record.ts';
import { updateRecord } from './record-repository.ts';

/** Gives a claim file to another office, or to none; the timeline names both. */
export async function changeBranch(call: Call<'changeBranch'>) {
  const { path, body, caller, tx, audit, now } = call;
  const place = { orgId: caller.orgId, claimFileId: path.claim_file_id };
  const before = await findBranchOfFile(tx, place);
  if (before === undefined) throw notFound();
  audit.subject(place.claimFileId);
  const { branch_id: branchId, row_version: rowVersion } = body;
  if (branchId === before.branch_id) return { id: place.claimFileId, row_version: before.row_version };
  const wanted = branchId === null ? null : await findOpenBranch(tx, place.orgId, branchId);
  if (wanted === undefined) throw fieldRefused('branch_id', 'invalid_value');

  const record = { table: 'claim_file', key: 'claim_file_id', id: place.claimFileId } as const;
  const columns = { branch_id: branchId };
  const stored = await updateRecord(tx, { ...record, orgId: place.orgId }, { columns, rowVersion, now });
  if (stored === undefined) throw staleRowVersion(before.row_version);
  const names = { from: before.name, to: wanted?.name ?? null };
  audit.note({ branch: names.to ?? '' });
  await tellOfChange(call, {
    claimFileId: place.claimFileId,
    title: { ro: 'Agenție schimbată', en: 'Office changed' },
    changed: [{ name_ro: 'Agenția', name_en: 'Office', ...names }],
  });
  return { id: place.claimFileId, row_version: stored.row_version };
}
