import { isApiProblem, useProblemText } from '@dosar/api-client';
import {
  Banner,
  Button,
  Flex,
  RadioGroupField,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CertificateField } from '../certificate/certificate-field.tsx';
import { messages } from './request-messages.ts';
import { PeriodFields } from './period-fields.tsx';
import { RequestPreview } from './request-preview.tsx';
import { answersOf, useRequest, type Answers } from './use-request.ts';

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
  const [typed, setTyped] = useState(() => answersOf(absence));
  const change = (answers: Partial<Answers>) => setTyped((before) => ({ ...before, ...answers }));
  const request = useRequest(typed, { absence, personId, onDone });
  const { data, save, preview } = request;
  const isForOther = personId !== undefined;
  const type = own.types.find((known) => known.absence_type_code === typed.typeCode);

  return (
    <Stack gap="4">
      <PeriodFields
        days={typed.days}
        onDays={(days) => change({ days })}
        min={isForOther ? undefined : own.today}
      />
      <SelectField
        label={t(messages.kind)}
        placeholder={null}
        value={typed.typeCode}
        choices={own.types
          .filter(
            (known) =>
              (known.is_offered || known.absence_type_code === absence?.absence_type_code) &&
              (isForOther || !known.only_managers),
          )
          .map((known) => ({ value: known.absence_type_code, label: known.name }))}
        onChange={({ target }) => {
          const chosen = own.types.find((known) => known.absence_type_code === target.value);
          if (chosen) change({ typeCode: chosen.absence_type_code });
        }}
      />
      {type?.needs_certificate === true && (
        <>
          <TextField
            label={t(messages.certificate)}
            hint={t(messages.certificateHint)}
            value={typed.certificate}
            maxLength={40}
            onChange={({ target }) => change({ certificate: target.value })}
          />
          {!isForOther && <CertificateField file={typed.file} onFile={(file) => change({ file })} />}
        </>
      )}
      {preview.isError && request.isWhole && (
        <Banner tone="danger" title={t(messages.previewFailed)} live>
          {problemText(preview.error)}
        </Banner>
      )}
      {data && <RequestPreview preview={data} types={own.types} />}
      {request.isExceeded && (
        <TextField
          label={t(messages.exception)}
          hint={t(messages.exceptionHint)}
          value={typed.exception}
          maxLength={300}
          onChange={({ target }) => change({ exception: target.value })}
        />
      )}
      {data?.fault === null && type?.counts_as_away !== false && (
        <ReplacementField
          candidates={data.candidates}
          value={typed.deputy}
          onValue={(deputy) => change({ deputy })}
        />
      )}
      <TextAreaField
        label={t(messages.note)}
        optional
        rows={2}
        maxLength={500}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {save.isError && (
        <Banner tone="danger" title={t(messages.notSaved)} live>
          {isApiProblem(save.error, 'stale_row_version')
            ? t(messages.changedMeanwhile)
            : problemText(save.error)}
        </Banner>
      )}
      <SendButtons request={request} canKeep={!isForOther} />
    </Stack>
  );
}

type ReplacementFieldProps = {
  candidates: readonly Schema<'ReplacementCandidate'>[];
  value: string;
  onValue: (userId: string) => void;
};

/** Colleagues who could stand in, with how much they have to do. */
function ReplacementField({ candidates, value, onValue }: ReplacementFieldProps) {
  const { formatMessage: t } = useIntl();
  return (
    <RadioGroupField
      label={t(messages.whoReplaces)}
      name="deputy"
      value={value}
      onValueChange={onValue}
      choices={[
        ...candidates.map((person) => ({
          value: person.user_id,
          label: person.full_name,
          hint: t(person.has_same_roles ? messages.sameRoles : messages.otherRoles, {
            count: person.open_count,
          }),
        })),
        { value: '', label: t(messages.nobodyReplaces) },
      ]}
    />
  );
}

type SendButtonsProps = { request: ReturnType<typeof useRequest>; canKeep: boolean };

function SendButtons({ request: { data, canSend, send, save }, canKeep }: SendButtonsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="2" flexWrap="wrap">
      <Button
        variant="primary"
        disabled={!canSend}
        loading={save.isPending && save.variables.body.send}
        onClick={() => send(true)}
      >
        {t(messages.send)}
      </Button>
      {canKeep && (
        <Button
          disabled={data?.fault !== null}
          loading={save.isPending && !save.variables.body.send}
          onClick={() => send(false)}
        >
          {t(messages.keepDraft)}
        </Button>
      )}
    </Flex>
  );
}
