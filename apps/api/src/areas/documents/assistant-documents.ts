import { isPaperWord } from '@dosar/assistant-domain';
import { foldText } from '@dosar/kernel/search-text';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { countDocumentsOfFile, findDocumentsOfFile } from './document-list-repository.ts';

const mostRead = 200;
const mostNamed = 5;
// They say that a document is asked for, and not which one.
const anyDocument = /^(?:documente?(?:le|ul)?|documents?|acte(?:le)?|actul?|power)$/;

// What people call a kind of document, by its beginning, and what its name is.
const callings: readonly [RegExp, string][] = [
  [/^talon/, 'inmatriculare'],
  [/^buletin/, 'identitate'],
  [/^poz[ea]/, 'fotografie'],
  [/^amiabil/, 'constatare'],
  [/^attorney/, 'authorisation'],
  [/^licen[cs]e/, 'licence'],
];

const page = (question: FileQuestion) => ({
  title: { ro: 'Documentele dosarului', en: 'Documents of the file' }[question.language],
  path: filePath(question, 'documents'),
});

const read = ({ tx, caller, claimFileId, language }: FileQuestion) =>
  findDocumentsOfFile(tx, { orgId: caller.orgId, claimFileId, language, after: undefined, limit: mostRead });

/** The documents of a file whose kind or name has the words that the question names. */
async function tellWhere(question: FileQuestion): Promise<ToldFact[]> {
  const { language, text } = question;
  const named = (foldText(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter(
    (word) => isPaperWord(word) && !anyDocument.test(word),
  );
  const name = { ro: 'Document în dosar', en: 'Document on the file' };
  const documents = (await read(question)).filter((document) =>
    named.every((word) => isNamed(document, word)),
  );
  if (documents.length === 0) {
    const value = { ro: 'niciunul care să se numească așa', en: 'none of that name' }[language];
    return [{ name, value, source: page(question) }];
  }
  return documents
    .slice(0, mostNamed)
    .map((document) => ({ name, value: inWords(document), source: page(question) }));
}

/** Word by word, by beginnings: articles and cases of a word differ in its end. */
function isNamed(
  { doc_type_name: type, file_name: file, description }: Schema<'Document'>,
  word: string,
): boolean {
  const meant = callings.find(([calling]) => calling.test(word))?.[1] ?? word;
  const stem = meant.slice(0, Math.max(4, meant.length - 3));
  return foldText(`${type} ${file} ${description ?? ''}`)
    .split(/[^\p{L}\p{N}]+/u)
    .some((known) => known.startsWith(stem));
}

const inWords = ({ doc_type_name: type, file_name: file, system_time: at }: Schema<'Document'>) =>
  `${type}, ${file}, ${formatInstant(new Date(at))}`;

/** What the assistant answers about single documents of a file. */
export const assistantDocuments = factKnowledge({
  document_where: tellWhere,
  document_count: async (question) => {
    const { tx, caller, claimFileId } = question;
    const total = await countDocumentsOfFile(tx, caller.orgId, claimFileId);
    const name = { ro: 'Documente în dosar', en: 'Documents on the file' };
    return [{ name, value: String(total), source: page(question) }];
  },
  document_last: async (question) => {
    const [last] = await read(question);
    const name = { ro: 'Ultimul document', en: 'Last document' };
    return [{ name, value: last && inWords(last), source: page(question) }];
  },
});
