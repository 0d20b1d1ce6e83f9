import {
  apiMutation,
  browseDocTypes,
  changeDocument,
  hasOwnWindow,
  queriesOf,
  referenceQuery,
  useProblemText,
} from '@dosar/api-client';
import type { Document } from '@dosar/api-client';
import { DateField, Button, notify, SelectField, Stack, TextField } from '@dosar/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const visibilities = ['internal', 'partner', 'claimant'] as const;

/** The kind of a document, who sees it, and how it is registered. */
export function ChangeDocument({ document }: { document: Document }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const docTypes = useQuery(referenceQuery(browseDocTypes));
  const changing = useMutation(apiMutation(changeDocument));
  const [registrationNo, setRegistrationNo] = useState(document.registration_no ?? '');
  const [registrationDate, setRegistrationDate] = useState(document.registration_date ?? '');

  const change = async (facts: Partial<Pick<Document, 'doc_type_code' | 'visibility'>> | Registration) => {
    try {
      await changing.mutateAsync({
        params: { path: { document_id: document.id } },
        body: { row_version: document.row_version, ...facts },
      });
      notify.success(t(messages.changed));
    } catch (problem) {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('documents', 'claims'));
  };
  const known = docTypes.data ?? [];
  const kinds = known.some(({ code }) => code === document.doc_type_code)
    ? known
    : [...known, { code: document.doc_type_code, name: document.doc_type_name }];
  const isRegistered =
    registrationNo === (document.registration_no ?? '') &&
    registrationDate === (document.registration_date ?? '');
  return (
    <Stack gap="2" paddingTop="3">
      <SelectField
        label={t(messages.kind)}
        placeholder={null}
        value={document.doc_type_code}
        choices={kinds.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => void change({ doc_type_code: event.target.value })}
      />
      <SelectField
        label={t(messages.visibleTo)}
        placeholder={null}
        value={document.visibility}
        choices={visibilities.map((value) => ({ value, label: t(messages[value]) }))}
        onChange={(event) => {
          const chosen = visibilities.find((value) => value === event.target.value);
          if (chosen !== undefined) void change({ visibility: chosen });
        }}
      />
      <TextField
        label={t(messages.registrationNo)}
        value={registrationNo}
        maxLength={60}
        onChange={(event) => setRegistrationNo(event.target.value)}
      />
      <DateField
        label={t(messages.registrationDate)}
        value={registrationDate}
        onValueChange={setRegistrationDate}
      />
      {!isRegistered && (
        <Button
          loading={changing.isPending}
          onClick={() =>
            void change({
              registration_no: registrationNo.trim() || null,
              registration_date: registrationDate || null,
            })
          }
        >
          {t(messages.save)}
        </Button>
      )}
    </Stack>
  );
}

type Registration = { registration_no: string | null; registration_date: string | null };
