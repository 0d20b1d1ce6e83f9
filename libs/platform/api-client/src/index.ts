// eslint-disable-next-line no-restricted-syntax -- the entry for public pages, with each of its names, plus queries
export * from './client/index.ts';
export type { PageAccess } from './client/operation.ts';
export { pageAccess } from './generated/pages.ts';
export { apiMutation } from './query/api-mutation.ts';
export { apiPages, apiQuery, queriesOf, type ApiQueryKey } from './query/api-query.ts';
export { followLanguage, inLanguageOfPage, keptOffline } from './query/follow-language.ts';
export { newIdempotencyKey, newIdempotencySecret } from './query/idempotency-key.ts';
export { apiQueryDefaults } from './query/query-retry.ts';
export { forgetReferenceLists, referenceQuery } from './query/reference-query.ts';
