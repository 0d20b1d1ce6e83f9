import { signIn, useSession, type Profile } from '@dosar/auth';
import { Box, Button, Flex, Text } from '@dosar/design-system';
import { Form, FormPasswordField, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { credentialReasons, credentials } from '../login/credentials.ts';
import { messages as loginMessages } from '../login/login-messages.ts';
import { useLoginProblemText } from '../login/login-problem.ts';
import { LoginProgress } from '../login/login-progress.tsx';
import { messages } from './messages.ts';

export type SignInAgainFormProps = {
  /** Whose page it is. */
  person: Profile;
  /** What they had chosen when they signed in. */
  staySignedIn: boolean;
};

/** The login once more for somebody who is known: only the password is asked for. */
export function SignInAgainForm({ person, staySignedIn }: SignInAgainFormProps) {
  const { formatMessage: t } = useIntl();
  const { session } = useSession();
  const problemText = useLoginProblemText();
  const { username, full_name } = person;
  const form = useZodForm({
    schema: credentials,
    defaultValues: { username, password: '', staySignedIn },
    mode: 'onTouched',
  });
  const { isValid, isSubmitting } = form.formState;

  return (
    <Form
      form={form}
      reasons={credentialReasons}
      problemText={problemText}
      onSubmit={(typed) => signIn(session, typed)}
    >
      <Text>{t(messages.person, { name: full_name, username })}</Text>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <FormPasswordField
        name="password"
        label={t(loginMessages.password)}
        autoComplete="current-password"
        maxLength={256}
        required
      />
      <Box>
        <LoginProgress isShown={isSubmitting} />
        <Flex justifyContent="flex-end" flexWrap="wrap" gap="2">
          <Button disabled={isSubmitting} onClick={() => void session.signOut()}>
            {t(messages.otherUser)}
          </Button>
          <Button type="submit" variant="primary" disabled={!isValid || isSubmitting}>
            {t(loginMessages.submit)}
          </Button>
        </Flex>
      </Box>
    </Form>
  );
}
