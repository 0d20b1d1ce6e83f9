import * as z from 'zod';
import { transitionGuard } from '../assignments/extension-points.ts';
import { findMissingDocTypes } from './document-repository.ts';

/** The transition waits for documents of the kinds that the status machine names. */
export const requiredDocuments = transitionGuard(z.array(z.string()), {
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
