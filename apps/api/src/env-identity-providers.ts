import * as z from 'zod';

const identityProvider = z.strictObject({
  /** Address of the issuer, exactly as its tokens and its discovery document name it. */
  issuer: z.url({ protocol: /^https?$/, error: 'must be the https address of an OpenID Connect issuer' }),
  client_id: z.string().min(1).max(200),
  /** Absent: a public client, protected by PKCE alone. */
  client_secret: z.string().min(1).max(500).optional(),
  client_auth: z.enum(['client_secret_basic', 'client_secret_post']).default('client_secret_basic'),
  /** For "Sign in with …". */
  name: z.string().min(1).max(60),
  /** The claim that says, at the first sign-in, which user somebody is. */
  user_claim: z.enum(['email', 'preferred_username']).default('email'),
});

/** An organisation's OpenID Connect issuer, as the settings describe it. */
export type IdentityProviderSettings = z.infer<typeof identityProvider>;

/** `OIDC_PROVIDERS`: a JSON object from the code of an organisation to its identity provider. */
export const identityProviders = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be a JSON object on one line');
      return z.NEVER;
    }
  })
  .pipe(
    z.record(z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be the code of an organisation'), identityProvider),
  );

/** Why providers that are complete one by one cannot be used together, or here. */
export function identityProviderProblems(
  providers: Record<string, IdentityProviderSettings>,
  { isProduction }: { isProduction: boolean },
): string[] {
  const problems: string[] = [];
  const ownerOf = new Map<string, string>();
  for (const [orgCode, { issuer, client_id: clientId }] of Object.entries(providers)) {
    if (isProduction && !issuer.startsWith('https:'))
      problems.push(`${orgCode}.issuer must begin with https:// in Production`);

    // A token says whose it is by issuer and client alone: shared, it would open the other organisation too.
    const audience = JSON.stringify([issuer, clientId]);
    const other = ownerOf.get(audience);
    if (other !== undefined)
      problems.push(
        `${orgCode} and ${other} must differ in issuer or client_id: a token names no organisation`,
      );
    ownerOf.set(audience, orgCode);
  }
  return problems;
}
