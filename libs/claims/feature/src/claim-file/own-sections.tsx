import { Box, WorkspaceColumn } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Activities } from './activities.tsx';
import { FileAsides } from './file-asides.tsx';
import { messages } from './messages.ts';
import { useOpenedAssignment } from './opened-file.ts';

/** On a phone: the short facts that stand beside the work where there is room. */
export function FactsSection() {
  const { formatMessage: t } = useIntl();
  return (
    <WorkspaceColumn label={t(messages.facts)}>
      <Box marginInline="-4" marginBlock="-3">
        <FileAsides {...useOpenedAssignment()} />
      </Box>
    </WorkspaceColumn>
  );
}

/** Where there is no room for them beside the work: all activities of the file. */
export function ActivitiesSection() {
  const { formatMessage: t } = useIntl();
  return (
    <WorkspaceColumn label={t(messages.activities)}>
      <Activities {...useOpenedAssignment()} />
    </WorkspaceColumn>
  );
}
