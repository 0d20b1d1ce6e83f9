import { longestPassword } from '@dosar/account-domain';
import { useSession } from '@dosar/auth';
import { Stack, VisuallyHidden } from '@dosar/design-system';
import { FormPasswordField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import type { WordedRule } from './use-password-rules.ts';

/** An emoji counts as one character and is typed as two: the rule decides, the field only stops what is absurd. */
const longestTyped = 4 * longestPassword;

export type NewPasswordFieldsProps = {
  rules: readonly WordedRule[];
  /** What is typed so far. */
  password: string;
  /** The repetition may become right or wrong by a change of what it repeats. */
  onTyped: () => void;
};

/** The new password with what it has to meet, and once more against typing errors. */
export function NewPasswordFields({ rules, password, onTyped }: NewPasswordFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="4" onChange={onTyped}>
      <UsernameForPasswordManagers />
      <FormPasswordField
        name="password"
        label={t(messages.password)}
        hint={<PasswordChecklist rules={rules} password={password} />}
        autoComplete="new-password"
        maxLength={longestTyped}
        required
      />
      <FormPasswordField
        name="confirmation"
        label={t(messages.confirmation)}
        autoComplete="new-password"
        maxLength={longestTyped}
        required
      />
    </Stack>
  );
}

/** So that a password manager knows whose password it has to replace. */
function UsernameForPasswordManagers() {
  const { profile } = useSession();
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" autoComplete="username" tabIndex={-1} readOnly value={profile?.username ?? ''} />
    </VisuallyHidden>
  );
}
