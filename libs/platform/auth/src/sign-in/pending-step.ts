import type { Profile } from '../session-core/auth-tokens.ts';

/** What somebody with the right password still has to do before anything opens. */
export type PendingStep = 'oneTimePassword' | 'renewPassword';

/** The step that is still due for tokens of this profile (T1). */
export function pendingStep({ kind }: Profile): PendingStep | undefined {
  if (kind === 'pre_auth') return 'oneTimePassword';
  return kind === 'renew' ? 'renewPassword' : undefined;
}
