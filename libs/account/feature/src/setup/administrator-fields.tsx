import { longestPassword, passwordRules, type PasswordPolicy } from '@dosar/account-domain';
import { Grid } from '@dosar/design-system';
import { FormPasswordField, FormTextField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { ruleMessages } from '../new-password/messages.ts';
import { PasswordChecklist } from '../new-password/password-checklist.tsx';
import { messages } from './messages.ts';
import type { SetupAnswers } from './setup-answers.ts';

/** The first person, who invites everybody else. */
export function AdministratorFields({ policy }: { policy: PasswordPolicy }) {
  const { formatMessage: t } = useIntl();
  const { username, org_name: orgName, password } = useAnswers<SetupAnswers>();
  // Not in the organisation's words: nobody has chosen its language yet.
  const rules = passwordRules(policy, { username, orgName }).map(({ name, isMet }) => ({
    name,
    isMet,
    text: t(ruleMessages[name], { min: policy.min_length }),
  }));
  return (
    <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <FormTextField
        name="full_name"
        label={t(messages.fullName)}
        autoComplete="name"
        maxLength={120}
        required
      />
      <FormTextField
        name="email"
        type="email"
        label={t(messages.email)}
        autoComplete="email"
        maxLength={254}
        required
      />
      <FormTextField
        name="username"
        label={t(messages.username)}
        hint={t(messages.usernameHint)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
      />
      <FormPasswordField
        name="password"
        label={t(messages.password)}
        hint={<PasswordChecklist rules={rules} password={password} />}
        autoComplete="new-password"
        maxLength={4 * longestPassword}
        required
      />
    </Grid>
  );
}
