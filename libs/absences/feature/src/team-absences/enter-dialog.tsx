import { Box, Dialog, SelectField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RequestForm } from '../my-absences/request-form.tsx';
import { messages } from './chart-messages.ts';

type EnterDialogProps = { team: Schema<'TeamAbsences'>; open: boolean; onClose: () => void };

/** Enters an absence for somebody; it then waits in the inbox, so that its effects are seen before it is approved. */
export function EnterDialog({ team, open, onClose }: EnterDialogProps) {
  const { formatMessage: t } = useIntl();
  const [personId, setPersonId] = useState('');
  const people = team.teams.flatMap((one) => one.people);
  return (
    <Dialog open={open} title={t(messages.enter)} onClose={onClose}>
      <SelectField
        label={t(messages.person)}
        value={personId}
        choices={people.map((person) => ({ value: person.user_id, label: person.full_name }))}
        onChange={(event) => setPersonId(event.target.value)}
      />
      {personId !== '' && (
        <Box marginTop="3">
          <RequestForm key={personId} own={team} draft={{}} personId={personId} onDone={onClose} />
        </Box>
      )}
    </Dialog>
  );
}
