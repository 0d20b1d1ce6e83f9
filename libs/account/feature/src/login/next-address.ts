import { pendingStep, type PendingStep, type Profile } from '@dosar/auth';
import { addressWithReturn, returnAddress } from './return-address.ts';

const stepAddresses: Record<PendingStep, string> = {
  oneTimePassword: '/one-time-password',
  renewPassword: '/renew-password',
};

/** Where whoever has just signed in goes next: to the step that is still due, or to where they wanted to go (T1). */
export function nextAddress(profile: Profile, returnUrl: string | null): string {
  const step = pendingStep(profile);
  return step ? addressWithReturn(stepAddresses[step], returnUrl) : returnAddress(returnUrl);
}
