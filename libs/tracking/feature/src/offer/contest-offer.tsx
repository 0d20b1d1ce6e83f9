import { api, dataOf, type ReceivedOffer } from '@dosar/api-client/client';
import { useWaitingFiles } from '@dosar/api-client/waiting-files';
import { Button, CheckboxField, Heading, Notice, TextAreaField } from '@dosar/design-system/public';
import { useAmounts } from '@dosar/i18n/amounts';
import { newId } from '@dosar/kernel/ids';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './contest-messages.ts';
import { ObjectionFiles } from './objection-files.tsx';
import { useOfferAct } from './use-offer-act.ts';

const reasons = ['price', 'work', 'missing_damage', 'other'] as const;

type ContestOfferProps = { offer: ReceivedOffer; onBack: () => void; onContested: () => void };

/** What the claimant does not agree with, and the photos and papers that tell it. */
export function ContestOffer({ offer, onBack, onContested }: ContestOfferProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { isBusy, refusal, run } = useOfferAct();
  const files = useWaitingFiles('other');
  const [chosen, setChosen] = useState<readonly (typeof reasons)[number][]>([]);
  const [note, setNote] = useState('');
  const [wantsUndisputed, setWantsUndisputed] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const isTold = note.trim().length >= 3;
  const contest = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (chosen.length === 0 || !isTold || files.isSending) return;
    const body = { contest_reasons: [...chosen], note, wants_undisputed: wantsUndisputed };
    void run(
      () =>
        dataOf(
          api.POST('/api/settlement/contestReceivedOffer', {
            params: { header: { 'Idempotency-Key': newId() } },
            body: { ...body, document_ids: files.documentIds },
          }),
        ),
      onContested,
    );
  };
  return (
    <form className="dosar-stack" noValidate onSubmit={contest}>
      <div>
        <Heading level={3}>{t(messages.title)}</Heading>
        <p className="dosar-hint">{t(messages.of, { amount: lei(offer.amount_bani) })}</p>
      </div>
      <div role="group" aria-label={t(messages.title)}>
        {reasons.map((name) => (
          <CheckboxField
            key={name}
            label={t(messages[name])}
            checked={chosen.includes(name)}
            onChange={(is) => setChosen(is ? [...chosen, name] : chosen.filter((other) => other !== name))}
          />
        ))}
        <p className="dosar-field-error" aria-live="polite">
          {isChecked && chosen.length === 0 && t(messages.reasonMissing)}
        </p>
      </div>
      <TextAreaField
        label={t(messages.tellWhy)}
        maxLength={2000}
        value={note}
        {...(isChecked && !isTold && { error: t(messages.tellWhyMissing) })}
        onChange={(event) => setNote(event.target.value)}
      />
      <ObjectionFiles files={files} />
      <CheckboxField label={t(messages.undisputed)} checked={wantsUndisputed} onChange={setWantsUndisputed} />
      <p className="dosar-hint">{t(messages.rights)}</p>
      {refusal !== undefined && <Notice tone="error" title={refusal} />}
      {files.isSending && <p className="dosar-hint">{t(messages.stillSending)}</p>}
      <Button type="submit" variant="primary" isBusy={isBusy || files.isSending}>
        {t(messages.send)}
      </Button>
      <Button onClick={onBack}>{t(messages.back)}</Button>
    </form>
  );
}
