import { useState } from 'react';
import type { Schema } from '@dosar/openapi';
import { Button, Dialog, TextAreaField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './transition-messages.ts';

export type ReasonDialogProps = {
  /** The step that needs a reason; nothing is open without one. */
  transition: Schema<'Transition'> | undefined;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
};

const longestReason = 1000;

/** Asks why, before a step that must be explained. */
export function ReasonDialog({ transition, onCancel, onConfirm }: ReasonDialogProps) {
  const { formatMessage: t } = useIntl();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const confirm = () => {
    const text = reason.trim();
    setIsMissing(text === '');
    if (text === '') return;
    setReason('');
    onConfirm(text);
  };

  return (
    <Dialog
      open={transition !== undefined}
      title={transition?.name ?? ''}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t(messages.cancel)}</Button>
          <Button variant="primary" onClick={confirm}>
            {transition?.name ?? ''}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t(messages.reason)}
        value={reason}
        required
        maxLength={longestReason}
        error={isMissing ? t(messages.reasonMissing) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
