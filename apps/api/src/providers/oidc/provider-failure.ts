import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { IdentityProviderError } from './identity-provider.ts';

/** Codes of openid-client that say no usable answer came; all others are about what was presented. */
const transportCodes = new Set<string | undefined>([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Runs a step with a provider; whatever it throws becomes an error that says whose fault it was, without secrets. */
export async function withProvider<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityProviderError) throw error;
    throw new IdentityProviderError(
      isRefusal(error) ? 'refused' : 'unreachable',
      `${step}: ${wordsOf(error)}`,
    );
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return true;
  if (error instanceof ClientError) return error.code !== undefined && !transportCodes.has(error.code);
  // jose says "generic" when keys were not answered with 200 and JSON.
  const isAboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && error.code !== errors.JOSEError.code && !isAboutKeys;
}

/** Only names and codes: the descriptions may quote what was presented. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error object';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const reason = error instanceof ResponseBodyError ? error.error.slice(0, 60) : '';
  return [error.name, code, reason].filter((part) => part !== '').join(' ');
}
