import { Button, Stack, TextField } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

export type ReasonFormProps = { button: string; loading: boolean; onSend: (reason: string) => void };

/** Asks for a reason, which the colleague reads. */
export function ReasonForm({ button, loading, onSend }: ReasonFormProps) {
  const { formatMessage: t } = useIntl();
  const [reason, setReason] = useState('');
  return (
    <Stack gap="2">
      <TextField
        label={t(messages.reason)}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button disabled={reason.trim().length < 3} loading={loading} onClick={() => onSend(reason.trim())}>
          {button}
        </Button>
      </div>
    </Stack>
  );
}
