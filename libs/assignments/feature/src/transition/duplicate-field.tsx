import { api, dataOf } from '@dosar/api-client';
import type { Choice, FindChoices } from '@dosar/design-system';
import { FormLookupField } from '@dosar/forms';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './transition-messages.ts';

/** The claim file that stays, found by its number, a plate or a name; the answer is its number. */
export function DuplicateField({ name }: { name: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <FormLookupField
      name={name}
      label={t(messages.duplicateOf)}
      hint={t(messages.duplicateHint)}
      find={findFiles}
      required
    />
  );
}

const findFiles: FindChoices = async (q, signal) => {
  const { files } = await dataOf(api.POST('/api/search/browse', { body: { q }, signal }));
  return files.items.map(choiceOf);
};

function choiceOf({
  claim_file_no: number,
  plate,
  claimant_name: claimant,
  status_name: status,
}: Schema<'FoundFile'>): Choice {
  const hint = [plate && formatPlate(plate), claimant, status].filter(Boolean).join(' · ');
  return { value: number, label: number, hint };
}
