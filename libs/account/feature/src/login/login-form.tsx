import { signIn, useSession, type IdTokenStorage } from '@dosar/auth';
import { Box, Button, Stack } from '@dosar/design-system';
import { Form, FormCheckboxField, FormPasswordField, FormTextField, useZodForm } from '@dosar/forms';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { credentialReasons, credentials } from './credentials.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginProgress } from './login-progress.tsx';
import { messages } from './login-messages.ts';
import { useLoginProblemText } from './login-problem.ts';

const empty = { username: '', password: '', staySignedIn: false };

export type LoginFormProps = {
  /** Other ways in, below the button. */
  children?: ReactNode;
  /** Where the organisation wants the id token kept; with `choice` the user says so (K14). */
  idTokenStorage?: IdTokenStorage;
};

/** User name and password. Whoever gets in is led on by the page, not from here. */
export function LoginForm({ children, idTokenStorage = 'choice' }: LoginFormProps) {
  const { formatMessage: t } = useIntl();
  const { session } = useSession();
  const problemText = useLoginProblemText();
  const form = useZodForm({ schema: credentials, defaultValues: empty, mode: 'onTouched' });
  const { isValid, isSubmitting } = form.formState;
  const isChoice = idTokenStorage === 'choice';

  const fill = (username: string, password: string) =>
    form.reset({ ...form.getValues(), username, password }, { keepDefaultValues: true });

  return (
    <Stack gap="4">
      <Form
        form={form}
        reasons={credentialReasons}
        problemText={problemText}
        onSubmit={(typed) => signIn(session, typed)}
      >
        <FormTextField
          name="username"
          label={t(messages.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          required
        />
        <FormPasswordField
          name="password"
          label={t(messages.password)}
          autoComplete="current-password"
          maxLength={256}
          required
        />
        {isChoice && <FormCheckboxField name="staySignedIn" label={t(messages.staySignedIn)} />}
        <Box>
          <LoginProgress isShown={isSubmitting} />
          <Button type="submit" variant="primary" wide disabled={!isValid || isSubmitting}>
            {t(messages.submit)}
          </Button>
        </Box>
      </Form>
      {children}
      <DemoAccounts onChoose={fill} />
    </Stack>
  );
}
