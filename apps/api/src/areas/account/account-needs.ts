import type { Db } from '#src/kernel/database/index.ts';
import type { SessionDirectory } from '#src/kernel/session/session-directory.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import type { OutsideServers } from '#src/providers/outside-servers.ts';
import type { TokenNeeds } from './session/session-tokens.ts';

/** What the account operations stand on. */
export type AccountNeeds = TokenNeeds &
  Pick<OutsideServers, 'examineMachine'> & {
    db: Db;
    serverKey: Buffer;
    sessions: SessionDirectory;
    /** Host of the staff site, as a browser shows it. */
    staffHost: string;
    /** Origin of the staff site, where links of invitations lead. */
    staffOrigin: string;
    /** Addresses that may sign in at all; empty: every address. */
    allowedAddresses: readonly string[];
    identityProviders: IdentityProviders;
    /** Where identity providers send browsers back to. */
    loginCallback: string;
  };
