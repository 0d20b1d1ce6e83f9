import type { Visit } from '@dosar/api-client/client';
import { Button, Countdown, Notice, TextField, useSecondsLeft } from '@dosar/design-system/public';
import { parsePhone } from '@dosar/kernel/phones';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useVisitTimes } from './visit-times.ts';

/** Who brings the car, and where it is when the assessor comes to it. */
export type Contact = { contact_name: string; contact_phone: string; address: string };

type ConfirmHourProps = {
  held: Visit;
  contact: Contact;
  isBusy: boolean;
  /** Where the confirmation goes; null when nobody can be written to. */
  reachedAt: string | null;
  onContact: (contact: Contact) => void;
  onConfirm: (contact: Contact) => void;
  onOtherHour: () => void;
};

/** An hour that is kept for ten minutes, and who comes then. */
export function ConfirmHour({
  held,
  contact,
  isBusy,
  reachedAt,
  onContact,
  onConfirm,
  onOtherHour,
}: ConfirmHourProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const secondsLeft = useSecondsLeft(held.hold_until);
  const [isChecked, setChecked] = useState(false);
  const isNamed = contact.contact_name.trim().length >= 2;
  const isReachable = parsePhone(contact.contact_phone) !== undefined;
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNamed && isReachable) onConfirm({ ...contact, contact_name: contact.contact_name.trim() });
  };
  return (
    <form className="dosar-stack" noValidate onSubmit={confirm}>
      <div>
        <p className="dosar-strong">{at(held.starts_at)}</p>
        <p>{`${held.place.name}, ${held.place.address}, ${held.place.locality}`}</p>
        {secondsLeft > 0 ? (
          <Countdown secondsLeft={secondsLeft} describe={(clock) => t(messages.held, { clock })} />
        ) : (
          <p className="dosar-hint">{t(messages.heldOver)}</p>
        )}
      </div>
      <TextField
        label={t(messages.name)}
        autoComplete="name"
        maxLength={120}
        value={contact.contact_name}
        {...(isChecked && !isNamed && { error: t(messages.nameRefused) })}
        onChange={(event) => onContact({ ...contact, contact_name: event.currentTarget.value })}
      />
      <TextField
        label={t(messages.phone)}
        hint={t(messages.phoneHint)}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={contact.contact_phone}
        {...(isChecked && !isReachable && { error: t(messages.phoneRefused) })}
        onChange={(event) => onContact({ ...contact, contact_phone: event.currentTarget.value })}
      />
      {held.place.kind === 'mobile' && (
        <TextField
          label={t(messages.address)}
          autoComplete="street-address"
          maxLength={300}
          value={contact.address}
          onChange={(event) => onContact({ ...contact, address: event.currentTarget.value })}
        />
      )}
      {reachedAt === null ? (
        <Notice tone="warning" title={t(messages.unreached)} />
      ) : (
        <p className="dosar-hint">{t(messages.reachedAt, { address: reachedAt })}</p>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t(messages.confirm)}
      </Button>
      <Button onClick={onOtherHour}>{t(messages.otherHour)}</Button>
    </form>
  );
}
