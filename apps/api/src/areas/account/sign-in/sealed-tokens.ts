import { openSealedText, sealText } from '#src/kernel/keys/sealed-text.ts';

/** The tokens that answer a sign-in or a refresh. */
export type TokenPair = { idToken: string; refreshToken: string };

const purpose = 'dosar refresh successor';

/**
 * Locks new tokens away with the refresh token that asked for them, so that only who still has that one can get the
 * same answer again. Neither the database nor the server key alone opens it.
 */
export function sealTokens(pair: TokenPair, presentedToken: string, serverKey: Buffer): string {
  return sealText(JSON.stringify(pair), { secret: presentedToken, serverKey, purpose });
}

/** The tokens that were locked away with this refresh token; undefined when it does not open them. */
export function openSealedTokens(
  sealed: string,
  presentedToken: string,
  serverKey: Buffer,
): TokenPair | undefined {
  const text = openSealedText(sealed, { secret: presentedToken, serverKey, purpose });
  return text === undefined ? undefined : (JSON.parse(text) as TokenPair);
}
