import { useEntries } from '@dosar/areas';
import { claimFileNextSteps } from '@dosar/areas/claims';
import { useIsPhone, WorkspaceColumn } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Composer } from '../composer/composer.tsx';
import { PhoneComposer } from '../composer/phone-composer.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { messages } from './messages.ts';
import { useOpeningFile } from './opened-file.ts';

/** What can be done next, what happened, and what to say about it. */
export function TimelineSection() {
  const { formatMessage: t } = useIntl();
  const { assignment, file } = useOpeningFile();
  const isPhone = useIsPhone();
  const nextSteps = useEntries(claimFileNextSteps);
  const steps =
    assignment &&
    nextSteps.map(({ NextSteps }, index) => (
      <NextSteps key={index} assignment={assignment} look={isPhone ? 'docked' : 'panel'} />
    ));
  return (
    <WorkspaceColumn
      label={t(messages.timeline)}
      top={!isPhone && steps}
      foot={isPhone ? <PhoneComposer file={file}>{steps}</PhoneComposer> : <Composer file={file} />}
    >
      <Timeline file={file} />
    </WorkspaceColumn>
  );
}
