import { api, apiQuery, dataOf, getSettingUsage, getSignIn } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { Banner } from '@dosar/design-system';
import { useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SettingsForm } from '../settings/settings-form.tsx';
import { messages, signInReasons } from './messages.ts';
import { PasswordRules } from './password-rules.tsx';
import { PasswordTester } from './password-tester.tsx';
import { answersOf, settingsOf, signInSchema, type SignInAnswers } from './sign-in-answers.ts';
import { useSignInLabels } from './use-sign-in-labels.ts';
import { WaysIn } from './ways-in.tsx';

/** The password policy with its tester, and the ways in. */
export function SignInForm({ stored }: { stored: Schema<'SignInPage'> }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const labels = useSignInLabels();
  const form = useZodForm({ schema: signInSchema, defaultValues: answersOf(stored) });
  const [mode, storedMode] = [form.watch('sign_in_mode'), stored.settings.sign_in_mode];
  const provider = stored.provider_name ?? '';
  const modes: Record<SignInAnswers['sign_in_mode'], string> = {
    password: provider === '' ? t(messages.modePassword) : t(messages.modePasswordAlone, { provider }),
    password_or_provider: t(messages.modeBoth, { provider }),
    provider: t(messages.modeProvider, { provider }),
  };
  const modeNames: ReadonlyMap<string, string> = new Map(Object.entries(modes));
  const textOf = (_name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? messages.asked : messages.notAsked);
    return typeof value === 'string' ? (modeNames.get(value) ?? value) : '';
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
      texts={{ save: t(messages.save), saved: t(messages.saved), reasons: signInReasons }}
    >
      <PasswordRules labels={labels} />
      <PasswordTester stored={stored} />
      <WaysIn page={stored} />
      {mode !== storedMode && mode === 'provider' && <UsedByPeople id="password" />}
      {mode !== storedMode && mode === 'password' && (
        <>
          <Banner tone="info">{t(messages.providerGoing, { provider })}</Banner>
          <UsedByPeople id="provider" />
        </>
      )}
    </SettingsForm>
  );
}

/** Whoever could not sign in any more without one of the ways in, before it is switched off. */
function UsedByPeople({ id }: { id: 'password' | 'provider' }) {
  const query = { kind: 'sign_in', id } as const;
  return <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query } }))} />;
}
