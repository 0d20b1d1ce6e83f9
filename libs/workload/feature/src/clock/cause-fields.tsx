import { Form, FormSelectField, FormTextField, optionalText, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';
import type { Explanation } from './use-explain.ts';

type CauseFieldsProps = {
  formId: string;
  clock: Schema<'LegalClock'>;
  causes: Schema<'DelayCauses'>;
  onSend: (explanation: Explanation) => void;
};

const schema = z.object({
  delay_cause_code: requiredText({ max: 40 }),
  note: optionalText({ max: 500 }),
});
const reasons = { required: messages.causeMissing };

/** The cause of a delay, chosen from a list, with a few words. */
export function CauseFields({ formId, clock, causes, onSend }: CauseFieldsProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema,
    defaultValues: { delay_cause_code: clock.delay_cause_code ?? '', note: clock.delay_note ?? '' },
  });
  return (
    <Form id={formId} form={form} onSubmit={onSend} reasons={reasons} oneField>
      <FormSelectField
        name="delay_cause_code"
        label={t(messages.cause)}
        required
        placeholder={t(messages.choose)}
        choices={choicesOf(causes, clock)}
      />
      <FormTextField name="note" label={t(messages.details)} maxLength={500} />
    </Form>
  );
}

/** The causes that are offered, and the one that stands already: it may have been retired since. */
function choicesOf(
  causes: Schema<'DelayCauses'>,
  { delay_cause_code: code, delay_cause_name: name }: Standing,
) {
  const choices = causes.map((cause) => ({ value: cause.code, label: cause.name }));
  const isMissing = code !== null && name !== null && !causes.some((cause) => cause.code === code);
  return isMissing ? [...choices, { value: code, label: name }] : choices;
}

type Standing = Pick<Schema<'LegalClock'>, 'delay_cause_code' | 'delay_cause_name'>;
