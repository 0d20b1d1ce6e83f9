import type { Visit, VisitReach } from '@dosar/api-client/client';
import { Button, Countdown, Notice, TextField, useSecondsLeft } from '@dosar/design-system/public';
import { parsePhone } from '@dosar/kernel/phones';
import { useId, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmPhone } from './confirm-phone.tsx';
import { messages } from './messages.ts';
import { useVisitTimes } from './visit-times.ts';

/** Who brings the car, and where it is when the assessor comes to it. */
export type Contact = { contact_name: string; contact_phone: string; address: string };

type ConfirmHourProps = {
  held: Visit;
  contact: Contact;
  isBusy: boolean;
  /** Where the confirmation goes; null when nobody can be written to. */
  reachedAt: VisitReach | null;
  /** A code has confirmed the number: messages go there from now on. */
  onReached: (reachedAt: VisitReach | null) => void;
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
  onReached,
  onContact,
  onConfirm,
  onOtherHour,
}: ConfirmHourProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const secondsLeft = useSecondsLeft(held.hold_until);
  const [isChecked, setChecked] = useState(false);
  const isNamed = contact.contact_name.trim().length >= 2;
  const phone = parsePhone(contact.contact_phone);
  const isReachable = phone !== undefined;
  const formId = useId();
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNamed && isReachable) onConfirm({ ...contact, contact_name: contact.contact_name.trim() });
  };
  return (
    <div className="dosar-stack">
      <form id={formId} className="dosar-stack" noValidate onSubmit={confirm}>
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
      </form>
      {reachedAt !== null && (
        <p className="dosar-hint">{t(messages.reachedAt, { address: reachedAt.address })}</p>
      )}
      {reachedAt === null &&
        (phone === undefined || phone.kind === 'fixed' ? (
          <Notice tone="warning" title={t(messages.unreached)} />
        ) : (
          <ConfirmPhone key={phone.e164} number={phone.e164} onConfirmed={onReached} />
        ))}
      <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
        {t(messages.confirm)}
      </Button>
      <Button onClick={onOtherHour}>{t(messages.otherHour)}</Button>
    </div>
  );
}
