import { api, apiQuery, dataOf, getSettingUsage, getSignIn } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SettingsForm } from '../settings/settings-form.tsx';
import { messages, signInReasons } from './messages.ts';
import { PasswordRules } from './password-rules.tsx';
import { PasswordTester } from './password-tester.tsx';
import { answersOf, settingsOf, signInSchema } from './sign-in-answers.ts';
import { useSignInLabels } from './use-sign-in-labels.ts';
import { WaysIn } from './ways-in.tsx';

/** The password policy with its tester, and the ways in. */
export function SignInForm({ stored }: { stored: Schema<'SignInPage'> }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const labels = useSignInLabels();
  const form = useZodForm({ schema: signInSchema, defaultValues: answersOf(stored) });
  const isPasswordGoing =
    form.watch('sign_in_mode') === 'provider' && stored.settings.sign_in_mode !== 'provider';
  const modes: Record<string, string> = {
    password: t(messages.modePassword),
    password_or_provider: t(messages.modeBoth, { provider: stored.provider_name ?? '' }),
    provider: t(messages.modeProvider, { provider: stored.provider_name ?? '' }),
  };
  const textOf = (_name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? messages.asked : messages.notAsked);
    return typeof value === 'string' ? (modes[value] ?? value) : '';
  };
  return (
    <SettingsForm
      form={form}
      stored={stored}
      answersOf={answersOf}
      send={(answers, base) =>
        dataOf(api.POST('/api/config/updateSignIn', { body: settingsOf(answers, base) }))
      }
      readAgain={() => queryClient.fetchQuery({ ...apiQuery(getSignIn), staleTime: 0 })}
      labels={labels}
      textOf={textOf}
      texts={{ save: t(messages.save), saved: t(messages.saved) }}
      reasons={signInReasons}
    >
      <PasswordRules labels={labels} />
      <PasswordTester stored={stored} />
      <WaysIn page={stored} />
      {isPasswordGoing && <UsedByPeople />}
    </SettingsForm>
  );
}

/** Whoever could not sign in any more without passwords, before they are switched off. */
function UsedByPeople() {
  const query = { kind: 'sign_in', id: 'password' } as const;
  return <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query } }))} />;
}
