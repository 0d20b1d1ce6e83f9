import { useProblemText } from '@dosar/api-client';
import { api, dataOf } from '@dosar/api-client/client';
import { useSession } from '@dosar/auth';
import { Banner, Button, Stack } from '@dosar/design-system';
import { Form, useZodForm } from '@dosar/forms';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../new-password/messages.ts';
import { newPasswordAnswers, type NewPassword } from '../new-password/new-password-answers.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { usePasswordRules } from '../new-password/use-password-rules.ts';
import { messages } from './messages.ts';

const empty: NewPassword = { password: '', confirmation: '' };

/** C9: a new password in the place of an expired or given one. Whoever has one is led on by the page, not from here. */
export function RenewPasswordForm() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const rules = usePasswordRules();
  const [refusal, setRefusal] = useState<string>();
  const schema = useMemo(() => newPasswordAnswers(rules), [rules]);
  const form = useZodForm({ schema, defaultValues: empty, mode: 'onTouched' });
  const { isValid, isSubmitting, touchedFields } = form.formState;
  const compareAgain = () => {
    if (touchedFields.confirmation) void form.trigger('confirmation');
  };

  const send = async ({ password }: NewPassword) => {
    setRefusal(undefined);
    const { passUpdated, errorMessage } = await dataOf(api.POST('/api/auth/renew', { body: { password } }));
    if (passUpdated) {
      // The tokens at hand open nothing any more; their successors open everything.
      await session.refresh();
      return;
    }
    form.reset();
    setRefusal(errorMessage ?? t(messages.notRenewed));
  };

  return (
    <Form form={form} onSubmit={send} reasons={reasonMessages} problemText={problemText}>
      {refusal !== undefined && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
      <NewPasswordFields rules={rules} password={form.watch('password')} onTyped={compareAgain} />
      <Stack gap="2">
        <Button type="submit" variant="primary" wide disabled={!isValid} loading={isSubmitting}>
          {t(messages.submit)}
        </Button>
        <Button variant="quiet" wide onClick={() => void session.signOut()}>
          {t(messages.leave)}
        </Button>
      </Stack>
    </Form>
  );
}
