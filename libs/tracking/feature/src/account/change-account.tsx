import { api, type ClaimantAccount, dataOf, isApiProblem, useProblemText } from '@dosar/api-client/client';
import { Button, Notice, TextField } from '@dosar/design-system/public';
import { isIban } from '@dosar/forms/iban';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { CodeForm } from '../challenge/code-form.tsx';
import { messages } from './messages.ts';

type ChangeAccountProps = {
  caseNo: string;
  holder: string;
  onCancel: () => void;
  onChanged: (account: ClaimantAccount) => void;
};

/** Another account in two steps: what it is, and the code that is asked for it although the case is open. */
export function ChangeAccount({ caseNo, holder: known, onCancel, onChanged }: ChangeAccountProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [iban, setIban] = useState('');
  const [holder, setHolder] = useState(known.slice(0, 70));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [codeRefusal, setCodeRefusal] = useState<string>();
  const [challengeId, setChallengeId] = useState<string>();
  const isNamed = holder.trim().length >= 2;

  async function run(act: () => Promise<void>) {
    setBusy(true);
    setRefusal(undefined);
    setCodeRefusal(undefined);
    try {
      await act();
    } catch (problem) {
      if (isApiProblem(problem, 'rule_refused') && problem.fields.some(({ field }) => field === 'code'))
        setCodeRefusal(t(messages.badCode));
      else if (isApiProblem(problem, 'challenge_blocked')) setRefusal(t(messages.blocked));
      else setRefusal(isApiProblem(problem, 'conflict') ? t(messages.ordered) : problemText(problem));
    } finally {
      setBusy(false);
    }
  }

  function askCode(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isIban(iban) || !isNamed) return;
    void run(async () => {
      const params = { path: { case_no: caseNo } };
      const asked = await dataOf(api.GET('/api/tracker/startChallenge/{case_no}', { params }));
      if (asked.status === 'normal') setChallengeId(asked.challenge_id);
      else setRefusal(t(messages.blocked));
    });
  }

  const cancel = (
    <Button variant="quiet" onClick={onCancel}>
      {t(messages.cancel)}
    </Button>
  );
  if (challengeId !== undefined)
    return (
      <div className="dosar-stack">
        <p className="dosar-strong">{t(messages.newAccount, { account: iban, holder: holder.trim() })}</p>
        {refusal !== undefined && <Notice tone="error" title={refusal} />}
        <CodeForm
          isBusy={isBusy}
          action={t(messages.confirm)}
          {...(codeRefusal !== undefined && { refusal: codeRefusal })}
          sendCode={(code) =>
            void run(async () => {
              const body = { challenge_id: challengeId, code, iban, payee_name: holder.trim() };
              onChanged(await dataOf(api.POST('/api/settlement/changeClaimantAccount', { body })));
            })
          }
        />
        {cancel}
      </div>
    );
  return (
    <form className="dosar-stack" noValidate onSubmit={askCode}>
      {refusal !== undefined && <Notice tone="error" title={refusal} />}
      <TextField
        label={t(messages.iban)}
        autoComplete="off"
        maxLength={50}
        value={iban}
        {...(isChecked && !isIban(iban) && { error: t(messages.badIban) })}
        onChange={(event) => setIban(event.target.value)}
      />
      <TextField
        label={t(messages.holder)}
        autoComplete="name"
        maxLength={70}
        value={holder}
        {...(isChecked && !isNamed && { error: t(messages.noHolder) })}
        onChange={(event) => setHolder(event.target.value)}
      />
      <p className="dosar-hint">{t(messages.why)}</p>
      <Button type="submit" isBusy={isBusy}>
        {t(messages.sendCode)}
      </Button>
      {cancel}
    </form>
  );
}
