import { api, type CaseShare, dataOf, isApiProblem, useProblemText } from '@dosar/api-client/client';
import { Button, Notice, SelectField, TextField } from '@dosar/design-system/public';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const periods = [7, 30, 90] as const;

type ShareCaseProps = { onChanged: (items: readonly CaseShare[]) => void };

/** The next link; it is shown once, right after it was made. */
export function ShareCase({ onChanged }: ShareCaseProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof periods)[number]>(30);
  const [state, setState] = useState<'idle' | 'busy' | 'unfit' | { refusal: string } | { url: string }>(
    'idle',
  );

  async function share(event: SyntheticEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim().length < 2) {
      setState('unfit');
      return;
    }
    setState('busy');
    try {
      const { url, shares } = await dataOf(
        api.POST('/api/tracker/shareCase', { body: { name: name.trim(), days } }),
      );
      onChanged(shares.items);
      setName('');
      setState({ url });
    } catch (problem) {
      setState({ refusal: isApiProblem(problem, 'conflict') ? t(messages.tooMany) : problemText(problem) });
    }
  }

  return (
    <form className="dosar-stack" noValidate onSubmit={(event) => void share(event)}>
      {typeof state === 'object' && 'refusal' in state && <Notice tone="error" title={state.refusal} />}
      {typeof state === 'object' && 'url' in state && (
        <Notice tone="success" title={t(messages.made)}>
          <a href={state.url}>{state.url}</a>
        </Notice>
      )}
      <TextField
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        maxLength={60}
        autoComplete="off"
        value={name}
        {...(state === 'unfit' && { error: t(messages.unfit) })}
        onChange={(event) => {
          setName(event.currentTarget.value);
          if (state === 'unfit') setState('idle');
        }}
      />
      <SelectField
        label={t(messages.days)}
        value={days}
        onChange={(event) => setDays(periods.find((one) => String(one) === event.currentTarget.value) ?? 30)}
      >
        {periods.map((count) => (
          <option key={count} value={count}>
            {t(messages.dayCount, { count })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" isBusy={state === 'busy'}>
        {t(messages.share)}
      </Button>
    </form>
  );
}
