import { Button, Dialog, Text } from '@dosar/design-system';
import {
  Form,
  FormRadioGroupField,
  FormTextAreaField,
  requiredChoice,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

type Decision = Pick<Schema<'ApprovalDecision'>, 'outcome' | 'cause' | 'note'>;

const causes = ['unsupported_amount', 'missing_deduction', 'other_payee', 'other'] as const;

const schema = z.object({
  outcome: requiredChoice(['refused', 'returned']),
  cause: requiredChoice(causes),
  note: requiredText({ min: 3, max: 500 }),
});
const reasons = { required: messages.reasonMissing, min_length: messages.reasonMissing };

type DecisionDialogProps = {
  open: boolean;
  count: number;
  askedBy?: string;
  legalDueDate?: string | null;
  /** All of them are about an amount: why it is wrong is chosen, too. */
  isAboutAmount: boolean;
  canBeReturned: boolean;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
};

/** Says no with a reason: back to whoever asked to be mended, or refused for good. */
export function DecisionDialog({
  open,
  count,
  askedBy,
  legalDueDate,
  isAboutAmount,
  canBeReturned,
  onClose,
  onDecide,
}: DecisionDialogProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const formId = useId();
  const form = useZodForm({
    schema,
    defaultValues: { outcome: 'refused', cause: 'unsupported_amount', note: '' },
  });
  const decide = ({ cause, ...decision }: z.output<typeof schema>) =>
    onDecide({ ...decision, ...(isAboutAmount && { cause }) });
  return (
    <Dialog
      open={open}
      size="small"
      title={t(messages.refuseTitle, { count })}
      onClose={onClose}
      footer={
        <>
          {canBeReturned && (
            <Button type="submit" form={formId} onClick={() => form.setValue('outcome', 'returned')}>
              {t(messages.sendBack)}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="danger"
            onClick={() => form.setValue('outcome', 'refused')}
          >
            {t(messages.refuse)}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={decide} reasons={reasons} oneField>
        <Text tone="muted">
          {askedBy === undefined ? t(messages.theySee) : t(messages.askerSees, { name: askedBy })}
          {legalDueDate && ` ${t(messages.clockRuns, { date: formats.date(legalDueDate) })}`}
        </Text>
        {isAboutAmount && (
          <FormRadioGroupField
            name="cause"
            label={t(messages.cause)}
            choices={causes.map((value) => ({ value, label: t(messages.causeName, { cause: value }) }))}
          />
        )}
        <FormTextAreaField
          name="note"
          label={t(isAboutAmount ? messages.reason : messages.why)}
          required
          maxLength={500}
        />
      </Form>
    </Dialog>
  );
}
