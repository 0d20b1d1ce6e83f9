import type { Profile } from '@dosar/auth';
import { areNotificationsOffered } from '../preferences/notifications-offered.ts';

/** P5: whether new activities are asked for at all. The server has the last word. */
export function areNewActivitiesTold(profile: Profile): boolean {
  if (profile.kind !== 'staff' || !areNotificationsOffered(profile)) return false;
  // While acting, the profile is that of the colleague; what counts is the wish of whoever sits there, which the server knows.
  const isActing = profile.impersonated_by_user_id !== null;
  return isActing || profile.user_metadata?.preferences.notify_new_activities === true;
}
