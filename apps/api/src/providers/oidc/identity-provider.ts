/** Whom a token of an identity provider stands for. */
export type ExternalPerson = {
  issuer: string;
  subject: string;
  /** Value of the claim that names one of our users; absent when the provider does not vouch for it. */
  userName: string | undefined;
  /** What the provider calls the person, and the address that it vouches for. */
  fullName: string | undefined;
  email: string | undefined;
  /** The groups in a claim; undefined when the provider has more of them than it sends. */
  groupsIn: (claim: string) => string[] | undefined;
  /** How the provider recognised the person (RFC 8176). */
  methods: string[];
  /** The same for this token wherever and however often it turns up. */
  fingerprint: string;
  /** From then on the token would be refused for its age alone. */
  refusedFrom: Date;
};

/** What one round trip to the provider and back has to agree on. */
export type RoundTrip = { redirectUri: string; state: string; nonce: string; verifier: string };

/** What the provider sent back with the browser. */
export type ReturnedCode = { code: string; issuer: string | undefined };

/** The identity provider of one organisation. Whatever goes wrong is an `IdentityProviderError`. */
export type IdentityProvider = {
  /** As its tokens name it. */
  issuer: string;
  /** For "Sign in with …". */
  name: string;
  /** The claim that names our user at the first sign-in. */
  userClaim: 'email' | 'preferred_username';
  /** Where the browser goes to sign in. */
  authorizationUrl: (trip: RoundTrip) => Promise<string>;
  /** The id token for a code that came back. */
  exchange: (trip: RoundTrip, returned: ReturnedCode) => Promise<string>;
  /** Whom a token stands for, if it is a genuine, young one of this provider for this product. */
  verify: (token: string, now: Date) => Promise<ExternalPerson>;
};

/** The identity provider of an organisation; most have none. */
export type IdentityProviders = (orgCode: string) => IdentityProvider | undefined;

/** `unreachable`: the provider gave no usable answer. `refused`: it, or we, did not accept what was presented. */
export type IdentityProviderFailure = 'unreachable' | 'refused';

/** A provider could not help. Its words are for our log, never for the caller. */
export class IdentityProviderError extends Error {
  readonly failure: IdentityProviderFailure;

  constructor(failure: IdentityProviderFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'IdentityProviderError';
    this.failure = failure;
  }
}
