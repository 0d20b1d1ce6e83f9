import { Button, ComposeRow, DateField, Icon, Menu, MenuItem, TimeField } from '@dosar/design-system';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './send-later-messages.ts';
import {
  departureOf,
  isInQuietHours,
  offeredTimes,
  partsOf,
  typedTime,
  type TypedTime,
} from './sending-time.ts';

type SendLaterProps = { value: TypedTime; onChange: (typed: TypedTime) => void };

/** Offers times at which the message can leave instead of now. */
export function SendLaterMenu({ onChange }: Pick<SendLaterProps, 'onChange'>) {
  const { formatMessage: t } = useIntl();
  const now = new Date();
  return (
    <Menu
      label={t(messages.sendLater)}
      button={
        <>
          <Icon name="schedule" /> {t(messages.sendLater)}
        </>
      }
    >
      {offeredTimes(now).map(({ id, time }) => (
        <MenuItem key={id} icon="schedule" onSelect={() => onChange(time)}>
          {t(messages[id])}
        </MenuItem>
      ))}
      <MenuItem
        icon="event"
        onSelect={() => onChange(typedTime({ date: addDays(localDateOf(now), 1), time: '' }))}
      >
        {t(messages.ownTime)}
      </MenuItem>
    </Menu>
  );
}

/** The chosen day and time, which can be changed, and the way back to now. */
export function SendLaterRow({ value, onChange }: SendLaterProps) {
  const { formatMessage: t } = useIntl();
  const { date, time } = partsOf(value);
  const today = localDateOf(new Date());
  return (
    <ComposeRow
      label={t(messages.leaves)}
      end={
        <Button variant="quiet" icon="undo" onClick={() => onChange('')}>
          {t(messages.sendNow)}
        </Button>
      }
    >
      <DateField
        label={t(messages.day)}
        labelHidden
        value={date}
        min={today}
        max={addDays(today, 30)}
        onValueChange={(day) => onChange(typedTime({ date: day, time }))}
      />
      <TimeField
        label={t(messages.time)}
        labelHidden
        value={time}
        onValueChange={(typed) => onChange(typedTime({ date, time: typed }))}
      />
    </ComposeRow>
  );
}

/** What the chosen time means: why it cannot be, or when the message leaves; a text message knows its hours. */
export function useSendingTime(value: TypedTime, smsHours?: Schema<'Recipients'>['sms_hours']) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  if (value === '') return { isLater: false, fault: undefined, words: undefined };
  const found = departureOf(value, new Date());
  if ('fault' in found) return { isLater: true, fault: t(messages[found.fault]), words: undefined };
  const at = { day: formats.weekdayDate(partsOf(value).date), time: partsOf(value).time };
  const words =
    smsHours !== undefined && isInQuietHours(found.at, smsHours)
      ? t(messages.leavesInQuietHours, { ...at, ...smsHours })
      : t(messages.leavesAt, at);
  return { isLater: true, fault: undefined, words };
}

/** The instant for the request; nothing for a message that leaves now. */
export function sendAtOf(value: TypedTime): { send_at?: string } {
  if (value === '') return {};
  const found = departureOf(value, new Date());
  return 'at' in found ? { send_at: found.at.toISOString() } : {};
}
