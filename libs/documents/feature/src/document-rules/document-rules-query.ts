import { apiQuery, getDocumentRules } from '@dosar/api-client';

/** How the organisation asks for documents. */
export const documentRules = apiQuery(getDocumentRules, {});
