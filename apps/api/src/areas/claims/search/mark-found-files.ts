import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { foundFileMarks, type SearchSource } from '../extension-points.ts';

type Groups = Awaited<ReturnType<SearchSource['find']>>;
type FileLink = Schema<'FileLink'>;
type Reader = { tx: Transaction<Database>; caller: UserCaller<'staff'>; language: Language };

/** Lets areas mark the files that were found, in whatever group they stand. */
export async function markFoundFiles({ tx, caller, language }: Reader, groups: Groups): Promise<void> {
  const links = linksOf(groups);
  const numbers = [...new Set(links.map((link) => link.claim_file_no))];
  if (numbers.length === 0) return;
  for (const marks of foundFileMarks.entries()) {
    const found = await marks.find(tx, caller, language, numbers);
    for (const link of links) Object.assign(link, found.get(link.claim_file_no));
  }
}

const linksOf = ({ files, people, vehicles, documents }: Groups): FileLink[] => [
  ...(files?.items ?? []),
  ...(people?.items ?? []).flatMap((person) => person.files),
  ...(vehicles?.items ?? []).flatMap((vehicle) => vehicle.files),
  ...(documents?.items ?? []).map((document) => document.file),
];
