import {
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
  type ProposedAct,
} from '../assistant/extension-points.ts';
import { assistantDocuments } from './assistant-documents.ts';
import { countDocumentsOfFile } from './document-list-repository.ts';
import { findMissingDocTypes, findNeededDocTypes } from './document-repository.ts';

async function missingOf({ tx, caller, claimFileId, assignmentId, language }: FileQuestion) {
  const docTypeCodes = await findNeededDocTypes(tx, caller.orgId, assignmentId);
  const missing = await findMissingDocTypes(tx, { orgId: caller.orgId, claimFileId, docTypeCodes });
  return missing.map(({ doc_type_code: code, ...names }) => ({
    code,
    name: names[`name_${language}`] ?? code,
  }));
}

async function tell(question: FileQuestion): Promise<FileSentence[]> {
  const { tx, caller, claimFileId, language } = question;
  const missing = await missingOf(question);
  const total = await countDocumentsOfFile(tx, caller.orgId, claimFileId);
  const source = {
    title: language === 'ro' ? 'Documentele dosarului' : 'Documents of the file',
    path: filePath(question, 'documents'),
  };
  const names = missing.map(({ name }) => name).join(', ');
  const lacks = {
    ro: missing.length === 0 ? 'Nu lipsește niciun document obligatoriu.' : `Lipsesc: **${names}**.`,
    en: missing.length === 0 ? 'No required document is missing.' : `Missing: **${names}**.`,
  }[language];
  const has = { ro: `Documente în dosar: ${total}.`, en: `Documents on the file: ${total}.` }[language];
  return [
    { topic: 'missing', position: 10, text: lacks, source },
    { topic: 'summary', position: 50, text: `${has} ${lacks}`, source },
  ];
}

async function propose(question: FileQuestion): Promise<ProposedAct[]> {
  const missing = await missingOf(question);
  if (missing.length === 0) return [];
  const { language } = question;
  return [
    {
      topic: 'missing',
      kind: 'request_documents',
      title: language === 'ro' ? 'Cer documentele care lipsesc' : 'Ask for the missing documents',
      details: [
        ...missing.slice(0, 10).map(({ name }) => name),
        language === 'ro'
          ? 'Păgubitul primește un mesaj cu un link pe canalul lui confirmat; mesajul nu poate fi retras.'
          : 'The claimant gets a message with a link by their confirmed channel; it cannot be taken back.',
      ],
      change: { action: 'request_document', doc_type_codes: missing.slice(0, 20).map(({ code }) => code) },
    },
  ];
}

/** What the assistant knows of the documents of a file. */
export const assistantKnowledge = [
  fileKnowledge.entry({ topics: ['missing', 'summary'], tell, propose }),
  assistantDocuments,
];
