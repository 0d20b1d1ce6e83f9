import type { Profile } from '@dosar/auth';

/** P5: whether new activities are announced to anybody in this organisation. */
export function areNotificationsOffered({ org_type, app_metadata }: Profile): boolean {
  return org_type === 'primary' && app_metadata?.enable_user_new_activities_notifications === true;
}
