import { Button, CodeField } from '@dosar/design-system/public';
import { exactCode, useOneAnswer } from '@dosar/forms/public';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Characters of an access code (K7, V8). */
export const codeLength = 6;

type CodeFormProps = {
  /** What the server said about the code that was sent last. */
  refusal?: string;
  isBusy: boolean;
  /** What the button says; that it opens the case when absent. */
  action?: string;
  sendCode: (code: string) => void;
};

const schema = exactCode(codeLength);
const reasons = { required: messages.missing, exact_length: messages.wrongLength };

/** Takes the access code, typed, pasted or filled in by the phone. */
export function CodeForm({ refusal, isBusy, action, sendCode }: CodeFormProps) {
  const { formatMessage: t } = useIntl();
  const code = useOneAnswer({ schema, reasons, send: sendCode });
  return (
    <form className="dosar-stack" noValidate onSubmit={code.submit}>
      <CodeField
        ref={code.field}
        name="code"
        label={t(messages.code)}
        error={code.error ?? refusal}
        length={codeLength}
        value={code.value}
        onChange={code.change}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {action ?? t(messages.submit)}
      </Button>
    </form>
  );
}
