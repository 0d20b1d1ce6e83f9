import { useSession } from './session-provider.tsx';
import type { Profile } from './session-core/auth-tokens.ts';

/** Who really sits there, whoever they act for. */
export function personOf({ impersonated_by_user_id, user_id }: Profile): string {
  return impersonated_by_user_id ?? user_id;
}

/**
 * The storage key of something that is being written, such as `note.1234`.
 *
 * It carries the person: a draft outlives the session in which it was begun and waits for its writer, and whoever signs
 * in on the same computer meanwhile does not see it.
 */
export function useDraftKey(name: string): string {
  const { session, profile } = useSession();
  return `dosar.draft.${session.namespace}.${profile ? personOf(profile) : 'nobody'}.${name}`;
}
