import * as z from 'zod';
import { transitionGuard } from '../assignments/extension-points.ts';
import { findUnjudged } from './document-repository.ts';

/** So many documents are named; the others are counted. */
const mostNamed = 4;

/** The transition waits until each document of the file was accepted, refused or replaced. */
export const judgedDocuments = transitionGuard(z.literal(true), {
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
