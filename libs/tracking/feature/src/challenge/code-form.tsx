import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button, CodeField } from '@dosar/design-system/public';
import { trackerCodeLength } from '@dosar/kernel/business-limits';
import { messages } from './messages.ts';

type CodeFormProps = {
  /** What the server said about the code that was sent last. */
  refusal?: string;
  isBusy: boolean;
  sendCode: (code: string) => void;
};

/** Takes the access code, typed, pasted or filled in by the phone. */
export function CodeForm({ refusal, isBusy, sendCode }: CodeFormProps) {
  const { formatMessage: t } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<'missing' | 'wrongLength'>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = code === '' ? 'missing' : code.length < trackerCodeLength ? 'wrongLength' : undefined;
    setFault(found);
    field.current?.focus();
    if (found) return;
    field.current?.select();
    sendCode(code);
  }

  return (
    <form className="dosar-stack" noValidate onSubmit={submit}>
      <CodeField
        ref={field}
        name="code"
        label={t(messages.code)}
        error={fault ? t(messages[fault], { length: trackerCodeLength }) : refusal}
        length={trackerCodeLength}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t(messages.submit)}
      </Button>
    </form>
  );
}
