import { api, dataOf } from '@dosar/api-client/client';
import type { SuccessBody } from '@dosar/openapi';

/** Where an organisation wants id tokens kept (K14). */
export type IdTokenStorage = SuccessBody<'getSignInOptions'>['id_token_storage'];

/** Asks where the id tokens of an organisation are kept; without an answer, no longer than the browser's session. */
export function idTokenStorageOf(orgCode: string): Promise<IdTokenStorage> {
  return dataOf(api.GET('/api/auth/getSignInOptions', { params: { query: { org_code: orgCode } } })).then(
    (options) => options.id_token_storage,
    () => 'session',
  );
}
