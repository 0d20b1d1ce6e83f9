import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Card, Heading, PasswordField, Stack, Text, TextField } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { settingsOf, type SignInAnswers } from './sign-in-answers.ts';

/** Tries a password against the rules as they are being typed; it is kept nowhere, neither here nor there. */
export function PasswordTester({ stored }: { stored: Schema<'SignInPage'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const answers = useAnswers<SignInAnswers>();
  const [password, setPassword] = useState('');
  const [username, setUsername] = useState('');
  const id = useId();
  const trial = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/config/tryPassword', {
          body: { password, username, settings: settingsOf(answers, stored) },
        }),
      ),
    // Nothing of what was tried outlives the page.
    gcTime: 0,
  });
  const typed = (take: (text: string) => void) => (text: string) => {
    take(text);
    trial.reset();
  };
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h3" size="md">
          {t(messages.tester)}
        </Heading>
        <Text tone="muted">{t(messages.testerHint)}</Text>
        <TextField
          id={`${id}-name`}
          label={t(messages.testerName)}
          value={username}
          autoComplete="off"
          maxLength={120}
          onChange={(event) => typed(setUsername)(event.target.value)}
        />
        <PasswordField
          id={`${id}-password`}
          label={t(messages.testerPassword)}
          value={password}
          autoComplete="off"
          maxLength={1000}
          onChange={(event) => typed(setPassword)(event.target.value)}
        />
        <div>
          <Button loading={trial.isPending} onClick={() => trial.mutate()}>
            {t(messages.try)}
          </Button>
        </div>
        <div role="status">
          {trial.data?.refusals.length === 0 && <Banner tone="success">{t(messages.taken)}</Banner>}
          {trial.data !== undefined && trial.data.refusals.length > 0 && (
            <Banner tone="warning">
              <ul>
                {trial.data.refusals.map(({ rule, message }) => (
                  <li key={rule}>{message}</li>
                ))}
              </ul>
            </Banner>
          )}
          {trial.isError && <Banner tone="danger">{problemText(trial.error)}</Banner>}
        </div>
      </Stack>
    </Card>
  );
}
