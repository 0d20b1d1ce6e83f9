import { SelectField, Stack, TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { Explanation } from './use-explain.ts';

type CauseFieldsProps = {
  formId: string;
  clock: Schema<'LegalClock'>;
  causes: Schema<'DelayCauses'>;
  onSend: (explanation: Explanation) => void;
};

/** The cause of a delay, chosen from a list, with a few words. */
export function CauseFields({ formId, clock, causes, onSend }: CauseFieldsProps) {
  const { formatMessage: t } = useIntl();
  const [cause, setCause] = useState(clock.delay_cause_code ?? '');
  const [note, setNote] = useState(clock.delay_note ?? '');
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (cause === '') setAsked(true);
        else onSend({ delay_cause_code: cause, note: note.trim() });
      }}
    >
      <Stack gap="3">
        <SelectField
          label={t(messages.cause)}
          required
          value={cause}
          placeholder={t(messages.choose)}
          error={isAsked && cause === '' ? t(messages.causeMissing) : undefined}
          choices={causes.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => setCause(event.target.value)}
        />
        <TextField
          label={t(messages.details)}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </form>
  );
}
