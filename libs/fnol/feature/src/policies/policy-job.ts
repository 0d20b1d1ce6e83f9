import { api, asFile, asUpload, dataOf, fileOf } from '@dosar/api-client';
import { fileToSend, type ImportColumn, type ImportedFile, type ImportWaiting } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';

type Import = Schema<'PolicyImport'>;
export type PolicyField = Schema<'PolicyColumnField'>;

const askAgainMs = 500;

/** Why the server reads no row of a file of policies. */
export class PolicyFileFault extends Error {
  readonly fault: NonNullable<Import['fault']>;

  constructor(fault: NonNullable<Import['fault']>) {
    super(fault);
    this.fault = fault;
  }
}

/** Hands a file over; one that was begun with the same file gives way to it. */
export const sendPolicies = (file: ImportedFile, begun: Import | undefined): Promise<Import> =>
  dataOf(
    api.POST('/api/fnol/readPolicies', {
      body: { file: fileToSend(file), ...(begun && { replaces: begun.policy_import_id }) },
      ...asUpload(),
    }),
  );

/** Has the file read again by other columns. */
export const readByColumns = (
  { policy_import_id: id }: Import,
  columns: readonly ImportColumn<PolicyField>[],
): Promise<Import> =>
  dataOf(
    api.POST('/api/fnol/mapPolicyColumns/{policy_import_id}', {
      params: { path: { policy_import_id: id } },
      body: { columns: [...columns] },
    }),
  );

/** Has what was read taken over. */
export const applyPolicies = ({ policy_import_id: id }: Import): Promise<Import> =>
  dataOf(
    api.POST('/api/fnol/applyPolicies/{policy_import_id}', { params: { path: { policy_import_id: id } } }),
  );

/** The file of an import that was begun. */
export async function fileOfImport({ policy_import_id: id }: Import): Promise<File> {
  const { content, fileName } = await fileOf(
    api.GET('/api/fnol/downloadPolicyFile/{policy_import_id}', {
      params: { path: { policy_import_id: id } },
      ...asFile,
    }),
  );
  return new File([content], fileName);
}

/** An import once the server works on it no more; it tells how far it is. */
export async function settled(begun: Import, { report, signal }: ImportWaiting): Promise<Import> {
  let known = begun;
  while (known.state === 'reading' || known.state === 'applying') {
    const { state, done_count: done, row_count: all } = known;
    report({ rows: done, share: state === 'applying' && all > 0 ? Math.min(1, done / all) : null });
    await new Promise((resolve) => {
      setTimeout(resolve, askAgainMs);
    });
    signal.throwIfAborted();
    known = await dataOf(
      api.GET('/api/fnol/getPolicyImport/{policy_import_id}', {
        params: { path: { policy_import_id: known.policy_import_id } },
        signal,
      }),
    );
  }
  if (known.fault !== null) throw new PolicyFileFault(known.fault);
  return known;
}
