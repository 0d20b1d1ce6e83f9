import * as z from 'zod';
import { transitionGuard } from '../assignments/extension-points.ts';
import { findMissingDocTypes, findUnjudged } from './document-repository.ts';

/** So many documents are named; the others are counted. */
const mostNamed = 4;

/** The transition waits for documents of the kinds that the status machine names. */
const requiredDocuments = transitionGuard(z.array(z.string()), {
  code: 'required_doc_types',
  canBeOverridden: true,
  async findMissing({ tx, orgId, claimFileId }, docTypeCodes) {
    const missing = await findMissingDocTypes(tx, { orgId, claimFileId, docTypeCodes });
    return missing.map(({ doc_type_code: code, name_ro, name_en }) => ({
      code,
      name: { ro: name_ro ?? code, en: name_en ?? code },
      section: 'documents',
    }));
  },
});

/** The transition waits until each document of the file was accepted, refused or replaced. */
const judgedDocuments = transitionGuard(z.literal(true), {
  code: 'documents_judged',
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
