import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';

const joined = (parts: readonly (string | null)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** What the form says of the policy, the event and the other party; a line without words is left out. */
export function fileFacts(file: Schema<'NoteFileFacts'>): (readonly [name: string, words: string])[] {
  const { policy_valid_from: from, policy_valid_to: to, other_plate: plate } = file;
  return [
    [
      'Poliță',
      joined(
        [
          joined([file.policy_name, file.policy_number], ' '),
          file.policy_insurer,
          from && to && `${formatLocalDate(from)} – ${formatLocalDate(to)}`,
        ],
        ', ',
      ),
    ],
    ['Data evenimentului', joined([formatLocalDate(file.event_on), file.event_time], ', ')],
    ['Locul evenimentului', file.event_place ?? ''],
    ['Document de la poliție', file.police_report_no ?? ''],
    [
      'Cealaltă parte',
      joined(
        [file.other_name, plate && formatPlate(plate), file.other_insurer, file.other_policy_number],
        ', ',
      ),
    ],
  ];
}
