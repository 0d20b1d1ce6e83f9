import { signIn, useSession } from '@dosar/auth';
import { Banner, Box, Button, CheckboxField, PasswordField, Stack, TextField } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginProgress } from './login-progress.tsx';
import { messages } from './login-messages.ts';
import { useLoginProblemText } from './login-problem.ts';

const empty = { username: '', password: '', staySignedIn: false };

/** User name and password. Whoever gets in is led on by the page, not from here. */
export function LoginForm() {
  const { formatMessage: t } = useIntl();
  const { session } = useSession();
  const problemText = useLoginProblemText();
  const login = useMutation({ mutationFn: (typed: typeof empty) => signIn(session, typed) });
  const form = useForm({ defaultValues: empty, mode: 'onTouched' });
  const { errors, isValid } = form.formState;

  const fill = (username: string, password: string) =>
    form.reset({ ...form.getValues(), username, password }, { keepDefaultValues: true });

  return (
    <Stack gap="4">
      <form noValidate onSubmit={form.handleSubmit((typed) => login.mutate(typed))}>
        <Stack gap="4">
          {login.isError && (
            <Banner tone="danger" live>
              {problemText(login.error)}
            </Banner>
          )}
          <TextField
            label={t(messages.username)}
            error={errors.username?.message}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            required
            {...form.register('username', { required: t(messages.usernameRequired) })}
          />
          <PasswordField
            label={t(messages.password)}
            error={errors.password?.message}
            autoComplete="current-password"
            maxLength={256}
            required
            {...form.register('password', { required: t(messages.passwordRequired) })}
          />
          <CheckboxField label={t(messages.staySignedIn)} {...form.register('staySignedIn')} />
          <Box>
            <LoginProgress isShown={login.isPending} />
            <Button type="submit" variant="primary" wide disabled={!isValid || login.isPending}>
              {t(messages.submit)}
            </Button>
          </Box>
        </Stack>
      </form>
      <DemoAccounts onChoose={fill} />
    </Stack>
  );
}
