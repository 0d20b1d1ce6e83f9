import * as z from 'zod';
import { transitionGuard } from '../assignments/extension-points.ts';
import { extraDocumentsOf } from './extension-points.ts';
import { findMissingDocTypes, findUnjudged } from './document-repository.ts';

/** So many documents are named; the others are counted. */
const mostNamed = 4;

/** The transition waits for documents of the kinds that the status machine names. */
const requiredDocuments = transitionGuard(z.array(z.string()), {
  code: 'required_doc_types',
  words: {
    name: { ro: 'Documentele cerute sunt primite', en: 'The required documents are there' },
    setting: 'list',
    choices: 'doc_types',
  },
  canBeOverridden: true,
  async findMissing({ tx, orgId, claimFileId }, docTypeCodes) {
    const extra = await extraDocumentsOf(tx, orgId, claimFileId);
    const wanted = [...new Set([...docTypeCodes, ...extra.keys()])];
    const missing = await findMissingDocTypes(tx, { orgId, claimFileId, docTypeCodes: wanted });
    return missing.map(({ doc_type_code: code, name_ro, name_en }) => {
      const because = docTypeCodes.includes(code) ? undefined : extra.get(code)?.because;
      return {
        code,
        name: {
          ro: because ? `${name_ro ?? code} (${because.ro})` : (name_ro ?? code),
          en: because ? `${name_en ?? code} (${because.en})` : (name_en ?? code),
        },
        section: 'documents',
      };
    });
  },
});

/** The transition waits until each document of the file was accepted, refused or replaced. */
const judgedDocuments = transitionGuard(z.literal(true), {
  code: 'documents_judged',
  words: {
    name: { ro: 'Fiecare document are un verdict', en: 'Every document has a verdict' },
    setting: 'flag',
  },
  async findMissing({ tx, orgId, claimFileId }) {
    const unjudged = await findUnjudged(tx, { orgId, claimFileId });
    const named = unjudged.slice(0, mostNamed);
    const more = unjudged.length - named.length;
    return [
      ...named.map((fileName) => ({
        ro: `verdictul pentru „${fileName}”`,
        en: `a verdict on “${fileName}”`,
      })),
      ...(more > 0
        ? [{ ro: `verdictul pentru alte documente: ${more}`, en: `a verdict on other documents: ${more}` }]
        : []),
    ].map((name) => ({ code: 'documents_judged', name, section: 'documents' }));
  },
});

/** What steps can ask of the documents of a file. */
export const documentGuards = [requiredDocuments, judgedDocuments];
