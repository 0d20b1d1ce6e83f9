import type { JsonBodyOf, Schema } from '@dosar/openapi';

/** Tokens of a session and whom they stand for. */
export type AuthTokens = Schema<'AuthTokens'>;

/** Who is signed in, for which organisation. */
export type Profile = Schema<'Profile'>;

/** What the server is told to renew tokens. */
export type RenewalRequest = JsonBodyOf<'refreshToken'>;
