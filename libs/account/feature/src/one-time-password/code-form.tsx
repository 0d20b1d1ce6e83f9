import { api, dataOf, useProblemText } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Button } from '@dosar/design-system';
import { Form, FormTextField, useZodForm } from '@dosar/forms';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { codeAnswer, codeReasons } from './code-answer.ts';
import { forgetRequest } from './code-request.ts';
import { messages } from './messages.ts';

class WrongCode extends Error {}

export type CodeFormProps = {
  /** Too many wrong codes; the end of the block, if it ends by itself. */
  onBlocked: (blockUntil: string | null) => void;
};

/** Takes the code, typed, pasted or filled in by the phone. The right one opens the session; the page leads on. */
export function CodeForm({ onBlocked }: CodeFormProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const form = useZodForm({ schema: codeAnswer, defaultValues: { code: '' } });
  const { setFocus } = form;

  useEffect(
    function beginWithTheCode() {
      setFocus('code');
    },
    [setFocus],
  );

  const check = async (answer: { code: number }) => {
    const { newAuthContext, is_blocked, block_until } = await dataOf(
      api.POST('/api/auth/verifyOneTimePassword', { body: answer }),
    );
    if (is_blocked) return onBlocked(block_until);
    if (newAuthContext === null) {
      setFocus('code', { shouldSelect: true });
      throw new WrongCode();
    }
    forgetRequest();
    return session.adopt(newAuthContext);
  };

  return (
    <Form
      form={form}
      reasons={codeReasons}
      problemText={(error) => (error instanceof WrongCode ? t(messages.invalid) : problemText(error))}
      onSubmit={check}
    >
      <FormTextField
        name="code"
        label={t(messages.code)}
        hint={t(messages.hint)}
        tidy={(typed) => typed.replaceAll(/\s/g, '')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting}>
        {t(messages.submit)}
      </Button>
    </Form>
  );
}
