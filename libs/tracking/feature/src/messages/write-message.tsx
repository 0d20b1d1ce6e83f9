import { api, type ClaimantMessage, dataOf, isApiProblem, useProblemText } from '@dosar/api-client/client';
import { Button, Notice, TextAreaField } from '@dosar/design-system/public';
import { newId } from '@dosar/kernel/ids';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type WriteMessageProps = { onWritten: (items: readonly ClaimantMessage[]) => void };

/** The next message; what was typed stays until it has been sent. */
export function WriteMessage({ onWritten }: WriteMessageProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'empty' | 'sent' | { refusal: string }>('idle');

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    if (text.trim() === '') {
      setState('empty');
      return;
    }
    setState('busy');
    try {
      const { items } = await dataOf(
        api.POST('/api/tracker/writeMessage', {
          params: { header: { 'Idempotency-Key': newId() } },
          body: { text },
        }),
      );
      onWritten(items);
      setText('');
      setState('sent');
    } catch (problem) {
      setState({ refusal: isApiProblem(problem, 'conflict') ? t(messages.tooMany) : problemText(problem) });
    }
  }

  return (
    <form className="dosar-stack" noValidate onSubmit={(event) => void send(event)}>
      {typeof state === 'object' && <Notice tone="error" title={state.refusal} />}
      {state === 'sent' && <Notice tone="success" title={t(messages.sent)} />}
      <TextAreaField
        label={t(messages.text)}
        rows={4}
        maxLength={2_000}
        value={text}
        {...(state === 'empty' && { error: t(messages.empty) })}
        onChange={(event) => {
          setText(event.target.value);
          if (state === 'empty' || state === 'sent') setState('idle');
        }}
      />
      <p className="dosar-hint">{t(messages.hint)}</p>
      <Button type="submit" isBusy={state === 'busy'}>
        {t(messages.send)}
      </Button>
    </form>
  );
}
