import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** A kind of document that a claim file needs besides what its work needs. */
export type ExtraDocument = {
  docTypeCode: string;
  /** For whom, as everybody who works on the file may read it. */
  because: BilingualText;
};

/** Who knows what else a file needs. */
export type ExtraDocumentSource = {
  find: (tx: Transaction<Database>, orgId: string, claimFileId: string) => Promise<readonly ExtraDocument[]>;
};

/** Documents that some files need besides. */
export const extraDocuments = extensionPoint<ExtraDocumentSource>('documents.extra-documents');

/** What else a file needs, each kind once. */
export async function extraDocumentsOf(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<ReadonlyMap<string, ExtraDocument>> {
  const extra = new Map<string, ExtraDocument>();
  for (const source of extraDocuments.entries())
    for (const one of await source.find(tx, orgId, claimFileId)) extra.set(one.docTypeCode, one);
  return extra;
}
