import type { FileAnswer, Schema, SuccessBody } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { importedFileName } from '#src/kernel/files/imported-file-name.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import type { PolicyNeeds } from '../policy-needs.ts';
import { countPolicies } from '../policy-repository.ts';
import { neededFields } from './policy-file.ts';
import { policyImportJob } from './policy-import-job.ts';
import {
  dropImport,
  findImport,
  findImportFile,
  findImports,
  insertImport,
  moveImport,
} from './policy-import-repository.ts';

const shown = 20;
const nothing = JSON.stringify({ new: 0, changed: 0, unchanged: 0, left_out: 0 });

/** The last imports, and how many policies there are now. */
export async function browsePolicyImports(
  { policyService }: Pick<PolicyNeeds, 'policyService'>,
  { tx, caller: { orgId } }: Call<'browsePolicyImports'>,
): Promise<SuccessBody<'browsePolicyImports'>> {
  return {
    imports: await findImports(tx, orgId, shown),
    policy_count: await countPolicies(tx, orgId),
    has_service: policyService !== undefined,
  };
}

/** Takes a file of policies and has it read in the background. */
export async function readPolicies(
  { files }: Pick<PolicyNeeds, 'files'>,
  { tx, caller, body: { file, replaces }, now, audit }: Call<'readPolicies'>,
): Promise<Schema<'PolicyImport'>> {
  const { orgId } = caller;
  if (replaces !== undefined) await dropImport(tx, orgId, replaces);
  const fileName = importedFileName(file.fileName, 'polite.csv');
  const importId = await insertImport(tx, orgId, {
    fileName,
    storageKey: await files.keep(file),
    sha256: file.sha256,
    userId: caller.actorUserId ?? caller.userId,
    now,
  });
  audit.subject(importId);
  audit.note({ file_name: fileName, sha256: file.sha256 });
  await enqueueJob(tx, policyImportJob, { orgId, policy_import_id: importId });
  return importOf(tx, orgId, importId);
}

/** How far an import is. */
export async function getPolicyImport({
  tx,
  caller,
  path,
}: Call<'getPolicyImport'>): Promise<Schema<'PolicyImport'>> {
  return importOf(tx, caller.orgId, path.policy_import_id);
}

/** The file of an import that was begun. */
export async function downloadPolicyFile(
  { files }: Pick<PolicyNeeds, 'files'>,
  { tx, caller: { orgId }, path: { policy_import_id: importId }, audit }: Call<'downloadPolicyFile'>,
): Promise<FileAnswer> {
  const { file_name: fileName } = await importOf(tx, orgId, importId);
  const stored = await findImportFile(tx, orgId, importId);
  const content = stored?.storage_key ? await files.open(stored.storage_key) : undefined;
  if (content === undefined) throw notFound();
  audit.subject(importId);
  return { content, mimeType: 'application/octet-stream', fileName };
}

/** Says which column holds what; the file is read again. */
export async function mapPolicyColumns({
  tx,
  caller: { orgId },
  path,
  body: { columns },
  audit,
}: Call<'mapPolicyColumns'>): Promise<Schema<'PolicyImport'>> {
  const { policy_import_id: importId } = path;
  await importOf(tx, orgId, importId);
  const fields = columns.map(({ field }) => field);
  const missing = neededFields.filter((field) => !fields.includes(field));
  if (missing.length > 0)
    throw new Problem(422, 'rule_refused', {
      fields: missing.map((field) => ({ field: `columns.${field}`, code: 'required' as const })),
    });
  await move(tx, orgId, importId, ['unmapped', 'ready'], {
    state: 'reading',
    columns: JSON.stringify(columns),
    done_count: 0,
    counts: nothing,
    left_out: '[]',
  });
  audit.subject(importId);
  await enqueueJob(tx, policyImportJob, { orgId, policy_import_id: importId });
  return importOf(tx, orgId, importId);
}

/** Has the policies of a file that somebody has seen taken over. */
export async function applyPolicies({
  tx,
  caller: { orgId },
  path: { policy_import_id: importId },
  audit,
}: Call<'applyPolicies'>): Promise<Schema<'PolicyImport'>> {
  const before = await importOf(tx, orgId, importId);
  await move(tx, orgId, importId, ['ready'], { state: 'applying', done_count: 0 });
  audit.subject(importId);
  audit.note({ ...before.counts });
  await enqueueJob(tx, policyImportJob, { orgId, policy_import_id: importId });
  return importOf(tx, orgId, importId);
}

type Tx = Call<'getPolicyImport'>['tx'];

async function move(...moving: Parameters<typeof moveImport>): Promise<void> {
  if (!(await moveImport(...moving))) throw new Problem(409, 'conflict', { context: { reason: 'state' } });
}

async function importOf(tx: Tx, orgId: string, importId: string): Promise<Schema<'PolicyImport'>> {
  const found = await findImport(tx, orgId, importId);
  if (found === undefined) throw notFound();
  return found;
}
