import type { Schema } from '@dosar/openapi';
import { useFormats } from '@dosar/i18n/light';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { printMessages as messages } from './print-messages.ts';

/** What the form says of the policy, the event and the other party; a line without words is left out. */
export function useFileFacts(file: Schema<'NoteFileFacts'>): (readonly [name: string, words: string])[] {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const joined = (parts: readonly (string | null)[], separator: string) =>
    parts.filter(Boolean).join(separator);
  const { policy_valid_from: from, policy_valid_to: to, other_plate: plate } = file;
  const policy = joined([file.policy_name, file.policy_number], ' ');
  const validity = from && to && `${date(from)} – ${date(to)}`;
  return [
    [t(messages.policy), joined([policy, file.policy_insurer, validity], ', ')],
    [t(messages.eventOn), joined([date(file.event_on), file.event_time], ', ')],
    [t(messages.eventPlace), file.event_place ?? ''],
    [t(messages.police), file.police_report_no ?? ''],
    [
      t(messages.other),
      joined(
        [file.other_name, plate && formatPlate(plate), file.other_insurer, file.other_policy_number],
        ', ',
      ),
    ],
  ];
}
