import type { Profile } from './auth-tokens.ts';

/**
 * Whether a page may wait for its person when the time of their session is up.
 *
 * They need a password here, and the page has to be their own: acting for a colleague is begun anew, never by a password.
 */
export function canReturn({ kind, is_external, impersonated_by_user_id }: Profile): boolean {
  return kind === 'staff' && !is_external && impersonated_by_user_id === null;
}

/** Whether whoever has signed in is the person that a page waits for, as far as their login has come. */
export function isSamePerson(awaited: Profile, present: Profile | undefined): boolean {
  return present?.user_id === awaited.user_id && present.impersonated_by_user_id === null;
}
