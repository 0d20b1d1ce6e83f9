import {
  apiMutation,
  isApiProblem,
  previewAbsence,
  apiQuery,
  queriesOf,
  saveAbsence,
  useProblemText,
} from '@dosar/api-client';
import {
  Banner,
  Button,
  Flex,
  notify,
  RadioGroupField,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
} from '@dosar/design-system';
import { isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { PeriodFields, periodOf, type PeriodText } from './period-fields.tsx';
import { RequestPreview } from './request-preview.tsx';

/** A stored draft that is written on, or nothing yet. */
export type RequestDraft = { absence?: Schema<'Absence'> };

export type RequestFormProps = {
  own: Pick<Schema<'OwnAbsences'>, 'types' | 'today'>;
  draft: RequestDraft;
  /** Whose absence a manager enters; the caller's own when absent. */
  personId?: string;
  onDone: () => void;
};

/** Asks for time off, with everything that it means before it is sent (ux 66). */
export function RequestForm({ own, draft: { absence }, personId, onDone }: RequestFormProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [typeCode, setTypeCode] = useState<Schema<'AbsenceTypeCode'>>(absence?.absence_type_code ?? 'rest');
  const [days, setDays] = useState<PeriodText>({
    from: absence?.date_from ?? '',
    to: absence?.date_to ?? '',
    first: absence?.first_part ?? 'whole',
    last: absence?.last_part ?? 'whole',
  });
  const [deputy, setDeputy] = useState(absence?.replacement?.user_id ?? '');
  const [note, setNote] = useState(absence?.note ?? '');
  const [certificate, setCertificate] = useState(absence?.certificate_no ?? '');

  const isForOther = personId !== undefined;
  const type = own.types.find((known) => known.absence_type_code === typeCode);
  const isWhole = isLocalDate(days.from) && isLocalDate(days.to === '' ? days.from : days.to);
  const wanted = {
    ...(personId !== undefined && { user_id: personId }),
    ...(absence && { absence_id: absence.absence_id }),
    absence_type_code: typeCode,
    ...periodOf(days),
  };
  const query = apiQuery(previewAbsence, { body: wanted });
  const preview = useQuery({
    ...query,
    ...(!isWhole && { queryFn: skipToken }),
    placeholderData: isWhole ? keepPreviousData : undefined,
  });
  const save = useMutation({
    ...apiMutation(saveAbsence),
    onSuccess: async (_saved, { body }) => {
      notify.success(t(body.send ? messages.sent : messages.kept));
      await queryClient.invalidateQueries(queriesOf('absences', 'worklist'));
      onDone();
    },
  });
  const data = isWhole ? preview.data : undefined;
  const canSend =
    data !== undefined && !preview.isPlaceholderData && data.fault === null && data.clash === null;
  const send = (isSent: boolean) =>
    save.mutate({
      body: {
        ...wanted,
        ...(absence && { row_version: absence.row_version }),
        replacement_user_id: data?.candidates.some((person) => person.user_id === deputy) ? deputy : null,
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(certificate.trim() !== '' && { certificate_no: certificate.trim() }),
        send: isSent,
      },
    });

  return (
    <Stack gap="4">
      <PeriodFields days={days} onDays={setDays} min={isForOther ? undefined : own.today} />
      <SelectField
        label={t(messages.kind)}
        placeholder={null}
        value={typeCode}
        choices={own.types
          .filter((known) => isForOther || !known.only_managers)
          .map((known) => ({ value: known.absence_type_code, label: known.name }))}
        onChange={(event) =>
          setTypeCode(
            own.types.find((known) => known.absence_type_code === event.target.value)?.absence_type_code ??
              'rest',
          )
        }
      />
      {type?.needs_certificate === true && (
        <TextField
          label={t(messages.certificate)}
          hint={t(messages.certificateHint)}
          value={certificate}
          maxLength={40}
          onChange={(event) => setCertificate(event.target.value)}
        />
      )}
      {preview.isError && isWhole && (
        <Banner tone="danger" title={t(messages.previewFailed)} live>
          {problemText(preview.error)}
        </Banner>
      )}
      {data && <RequestPreview preview={data} types={own.types} />}
      {data && data.fault === null && type?.counts_as_away !== false && (
        <RadioGroupField
          label={t(messages.whoReplaces)}
          name="deputy"
          value={deputy}
          onValueChange={setDeputy}
          choices={[
            ...data.candidates.map((person) => ({
              value: person.user_id,
              label: person.full_name,
              hint: t(person.has_same_roles ? messages.sameRoles : messages.otherRoles, {
                count: person.open_count,
              }),
            })),
            { value: '', label: t(messages.nobodyReplaces) },
          ]}
        />
      )}
      <TextAreaField
        label={t(messages.note)}
        optional
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {save.isError && (
        <Banner tone="danger" title={t(messages.notSaved)} live>
          {isApiProblem(save.error, 'stale_row_version')
            ? t(messages.changedMeanwhile)
            : problemText(save.error)}
        </Banner>
      )}
      <Flex gap="2" flexWrap="wrap">
        <Button
          variant="primary"
          disabled={!canSend}
          loading={save.isPending && save.variables.body.send}
          onClick={() => send(true)}
        >
          {t(messages.send)}
        </Button>
        {!isForOther && (
          <Button
            disabled={data === undefined || data.fault !== null}
            loading={save.isPending && !save.variables.body.send}
            onClick={() => send(false)}
          >
            {t(messages.keepDraft)}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
