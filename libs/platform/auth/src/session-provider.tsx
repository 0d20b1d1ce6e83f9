import { createContext, use, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { sessionAtom } from './session-atom.ts';
import type { Profile } from './session-core/auth-tokens.ts';
import type { SessionState } from './session-core/session-state.ts';
import type { Session } from './session-core/session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

export type SessionProviderProps = { session: Session; children: ReactNode };

/** Says whose session the pages below belong to: the staff's, a guest's or a claimant's. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of this page, what state it is in, and whose page it is: also while it waits for them to sign in again. */
export function useSession(): { session: Session; state: SessionState; profile: Profile | undefined } {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  const state = useAtomValue(sessionAtom(session));
  return { session, state, profile: 'profile' in state ? state.profile : undefined };
}
