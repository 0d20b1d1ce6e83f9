import type { AuthTokens, Profile } from './auth-tokens.ts';
import type { SignOutReason } from './session-state.ts';
import type { SessionNamespace } from './token-store.ts';

/** What the tabs of one browser tell each other. */
export type SessionNews =
  | { kind: 'tokens'; tokens: AuthTokens }
  | { kind: 'profile'; sid: string; profile: Profile }
  | { kind: 'lapsed'; sid: string | undefined; staySignedIn: boolean }
  | { kind: 'leaving'; sid: string | undefined }
  | { kind: 'signedOut'; sid: string | undefined; reason: SignOutReason };

/** The line between the tabs of one namespace. */
export type SessionChannel = {
  tell: (news: SessionNews) => void;
  listen: (listener: (news: SessionNews) => void) => () => void;
  close: () => void;
};

/** Opens the line; a browser without one has tabs that simply learn of changes with their next request. */
export function openSessionChannel(namespace: SessionNamespace): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, listen: () => () => {}, close() {} };

  const channel = new BroadcastChannel(`dosar.${namespace}.session`);
  return {
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
    listen(listener) {
      const receive = (event: MessageEvent<SessionNews>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
