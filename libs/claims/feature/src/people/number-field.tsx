import { api, dataOf, hasOwnWindow, showPartyNumber, useProblemText } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button, notify } from '@dosar/design-system';
import { isIban } from '@dosar/forms/iban';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EditableField } from '../edit/editable-field.tsx';
import type { FieldSave } from '../edit/use-record-edit.ts';
import { messages } from './messages.ts';
import { isCnpOrEmpty } from './use-party-edit.ts';

export type NumberFieldProps = {
  number: 'cnp' | 'iban';
  label: string;
  party: Schema<'ClaimParty'>;
  claimFileId: string;
  mayChange: boolean;
  save: (save: FieldSave) => Promise<void>;
};

/** A personal number or account: masked until somebody asks for it, and never kept on the device while it is typed. */
export function NumberField({ number, label, party, claimFileId, mayChange, save }: NumberFieldProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const mayShow = useCan(showPartyNumber);
  const masked = (number === 'cnp' ? party.cnp_masked : party.iban_masked) ?? '';
  const [seen, setSeen] = useState<{ masked: string; value: string }>();
  const isSeen = seen?.masked === masked && masked !== '';
  const show = async () => {
    try {
      const { value } = await dataOf(
        api.POST('/api/claim/showPartyNumber/{claim_file_id}/{party_id}', {
          params: { path: { claim_file_id: claimFileId, party_id: party.party_id } },
          body: { number },
        }),
      );
      setSeen({ masked, value });
    } catch (problem) {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
  };
  const isValid = number === 'cnp' ? isCnpOrEmpty : (typed: string) => typed === '' || isIban(typed);
  return (
    <EditableField
      place={`party.${party.party_id}`}
      field={number}
      label={label}
      value={masked}
      shown={isSeen ? seen.value : masked.replaceAll('*', '•')}
      mayChange={mayChange}
      isPrivate
      check={(typed) =>
        isValid(typed) ? undefined : t(number === 'cnp' ? messages.cnpInvalid : messages.ibanInvalid)
      }
      save={save}
      note={
        masked !== '' && mayShow && !isSeen ? (
          <>
            {t(messages.sightIsKept)}
            <Button variant="plain" onClick={() => void show()}>
              {t(messages.show)}
            </Button>
          </>
        ) : undefined
      }
    />
  );
}
