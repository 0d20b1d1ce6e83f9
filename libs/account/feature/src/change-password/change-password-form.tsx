import { useProblemText } from '@dosar/api-client';
import { api, dataOf } from '@dosar/api-client/client';
import { useSession } from '@dosar/auth';
import { Banner, Box, Button, Flex, notify } from '@dosar/design-system';
import { Form, FormPasswordField, useZodForm } from '@dosar/forms';
import { useMemo, useState, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../new-password/messages.ts';
import { answersWithout, newPasswordIssues, type NewPassword } from '../new-password/new-password-answers.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { usePasswordRules } from '../new-password/use-password-rules.ts';
import { messages, oldPasswordReasons } from './messages.ts';
import { oldPasswordCheck } from './old-password-check.ts';

type Answers = NewPassword & { old_password: string };

const empty: Answers = { old_password: '', password: '', confirmation: '' };

export type ChangePasswordFormProps = { onDone: () => void; onCancel: () => void };

/** T3: the old password, the new one and its repetition. After a refusal it begins again, with the reason above. */
export function ChangePasswordForm({ onDone, onCancel }: ChangePasswordFormProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const rules = usePasswordRules();
  const [refusal, setRefusal] = useState<string>();
  const [oldPassword] = useState(() =>
    oldPasswordCheck(
      async (password) => (await dataOf(api.POST('/api/auth/checkPass', { body: { password } }))).passValid,
    ),
  );
  const schema = useMemo(
    () =>
      answersWithout((answers: Answers) => [
        ...oldPasswordIssues(answers.old_password, oldPassword.isKnownWrong),
        ...newPasswordIssues(answers, rules),
      ]),
    [rules, oldPassword],
  );
  const form = useZodForm({ schema, defaultValues: empty, mode: 'onTouched' });
  const { isValid, isSubmitting, touchedFields } = form.formState;
  const compareAgain = () => {
    if (touchedFields.confirmation) void form.trigger('confirmation');
  };

  const isOldRight = async (password: string) => {
    const isRight = await oldPassword.isRight(password);
    if (!isRight) await form.trigger('old_password');
    return isRight;
  };
  // Without an answer the form is sent all the same, and says then what is wrong.
  const checkWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const password = form.getValues('old_password');
    // Who only wants to see what is typed has not finished typing, and each question counts as an attempt.
    const isStillThere = currentTarget.contains(relatedTarget);
    if (password !== '' && !isStillThere) isOldRight(password).catch(() => undefined);
  };
  const change = async ({ old_password, password }: Answers) => {
    setRefusal(undefined);
    if (!(await isOldRight(old_password))) return;
    const { errorMessage, profile, idToken, refreshToken } = await dataOf(
      api.POST('/api/auth/updatePass', { body: { old_password, password } }),
    );
    if (profile === null || idToken === null || refreshToken === null) {
      form.reset();
      setRefusal(errorMessage ?? t(messages.notChanged));
      return;
    }
    session.adopt({ idToken, refreshToken, profile });
    notify.success(t(messages.done));
    onDone();
  };

  return (
    <Form
      form={form}
      onSubmit={change}
      reasons={{ ...reasonMessages, ...oldPasswordReasons }}
      problemText={problemText}
    >
      {refusal !== undefined && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
      <Box onBlur={checkWhenLeft}>
        <FormPasswordField
          name="old_password"
          label={t(messages.oldPassword)}
          autoComplete="current-password"
          maxLength={256}
          required
        />
      </Box>
      <NewPasswordFields rules={rules} password={form.watch('password')} onTyped={compareAgain} />
      <Flex justifyContent="flex-end" flexWrap="wrap" gap="2">
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
        <Button type="submit" variant="primary" disabled={!isValid} loading={isSubmitting}>
          {t(messages.submit)}
        </Button>
      </Flex>
    </Form>
  );
}

function oldPasswordIssues(password: string, isKnownWrong: (password: string) => boolean) {
  const path = ['old_password'] as const;
  if (password === '') return [{ message: 'old_required', path }];
  return isKnownWrong(password) ? [{ message: 'old_wrong', path }] : [];
}
