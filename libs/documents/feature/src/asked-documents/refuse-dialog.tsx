import { Button, Dialog, TextAreaField } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const [shortestReason, longestReason] = [3, 500];

type RefuseDialogProps = { name: string; onClose: () => void; onRefuse: (reason: string) => void };

/** Why a document has to be sent again; the claimant reads it. */
export function RefuseDialog({ name, onClose, onRefuse }: RefuseDialogProps) {
  const { formatMessage: t } = useIntl();
  const [reason, setReason] = useState('');
  const told = reason.trim();
  return (
    <Dialog
      open
      size="small"
      title={`${name}: ${t(messages.refuseTitle)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            variant="primary"
            disabled={told.length < shortestReason}
            onClick={() => {
              onRefuse(told);
              onClose();
            }}
          >
            {t(messages.refuseSend)}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t(messages.refuseReason)}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
