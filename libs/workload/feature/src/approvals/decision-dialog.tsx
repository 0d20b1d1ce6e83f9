import { Button, Dialog, RadioGroupField, Stack, Text, TextAreaField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Decision = Pick<Schema<'ApprovalDecision'>, 'outcome' | 'cause' | 'note'>;
type Cause = NonNullable<Decision['cause']>;

const causes: readonly Cause[] = ['unsupported_amount', 'missing_deduction', 'other_payee', 'other'];

type DecisionDialogProps = {
  open: boolean;
  count: number;
  askedBy?: string;
  legalDueDate?: string | null;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
};

/** Says no with a reason: back to whoever asked to be mended, or refused for good. */
export function DecisionDialog({
  open,
  count,
  askedBy,
  legalDueDate,
  onClose,
  onDecide,
}: DecisionDialogProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const [cause, setCause] = useState<Cause>('unsupported_amount');
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = note.trim().length < 3;
  const decide = (outcome: 'refused' | 'returned') => {
    if (isMissing) setAsked(true);
    else onDecide({ outcome, cause, note: note.trim() });
  };
  return (
    <Dialog
      open={open}
      size="small"
      title={t(messages.refuseTitle, { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => decide('returned')}>{t(messages.sendBack)}</Button>
          <Button variant="danger" onClick={() => decide('refused')}>
            {t(messages.refuse)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text tone="muted">
          {askedBy === undefined ? t(messages.theySee) : t(messages.askerSees, { name: askedBy })}
          {legalDueDate && ` ${t(messages.clockRuns, { date: formats.date(legalDueDate) })}`}
        </Text>
        <RadioGroupField
          name="cause"
          label={t(messages.cause)}
          value={cause}
          choices={causes.map((value) => ({ value, label: t(messages.causeName, { cause: value }) }))}
          onValueChange={(value) => setCause(causes.find((known) => known === value) ?? 'other')}
        />
        <TextAreaField
          label={t(messages.reason)}
          required
          maxLength={500}
          value={note}
          error={isAsked && isMissing ? t(messages.reasonMissing) : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
