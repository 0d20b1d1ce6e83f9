import { useEntries } from '@dosar/areas';
import { claimFileNextSteps } from '@dosar/areas/claims';
import { WorkspaceColumn } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Composer } from '../composer/composer.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { messages } from './messages.ts';
import { useOpenedAssignment } from './opened-file.ts';

/** What can be done next, what happened, and what to say about it. */
export function TimelineSection() {
  const { formatMessage: t } = useIntl();
  const { assignment, file } = useOpenedAssignment();
  const nextSteps = useEntries(claimFileNextSteps);
  return (
    <WorkspaceColumn
      label={t(messages.timeline)}
      top={nextSteps.map(({ NextSteps }, index) => (
        <NextSteps key={index} assignment={assignment} />
      ))}
      foot={<Composer file={file} />}
    >
      <Timeline file={file} />
    </WorkspaceColumn>
  );
}
