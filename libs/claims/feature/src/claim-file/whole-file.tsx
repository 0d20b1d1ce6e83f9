import { LoadingState, WorkspaceColumn } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { messages } from './messages.ts';
import { useOpeningFile, type OpenedAssignment } from './opened-file.ts';

/** Around the sections that show what only the whole file tells: they begin once it is read. */
export function WholeFile() {
  const { formatMessage: t } = useIntl();
  const { file, assignment } = useOpeningFile();
  if (assignment) return <Outlet context={{ file, assignment } satisfies OpenedAssignment} />;
  return (
    <WorkspaceColumn label={t(messages.parts)}>
      <LoadingState shape="cards" />
    </WorkspaceColumn>
  );
}
