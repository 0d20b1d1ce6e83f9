import { checkPass, updatePass } from '@dosar/api-client/client';
import { isAllowed, type Profile } from '@dosar/auth';

/** Whether the change of one's own password is shown, and whether it can be chosen. */
export type ChangePasswordOffer = 'offered' | 'disabled' | 'hidden';

/** P4: external users have no password here; whoever acts for somebody sees the entry and cannot use it. */
export function changePasswordOffer(profile: Profile | undefined): ChangePasswordOffer {
  if (!profile || profile.is_external) return 'hidden';
  return isAllowed(profile, checkPass) && isAllowed(profile, updatePass) ? 'offered' : 'disabled';
}
