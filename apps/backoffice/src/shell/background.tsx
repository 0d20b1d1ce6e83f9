import type { BackgroundWork } from '@dosar/areas';
import { use } from 'react';
import { useUnexpectedErrors } from '../errors/use-unexpected-errors.ts';
import { FramePartsContext } from './frame/frame-parts.ts';
import { NewActivitiesNotice } from './new-activities/new-activities-notice.tsx';

/** What goes on behind every page of the staff and speaks up when there is something to tell. */
export function Background() {
  useUnexpectedErrors();
  const { background } = use(FramePartsContext);
  return (
    <>
      <NewActivitiesNotice />
      {background.map((work, index) => (
        <WhenNeeded key={index} work={work} />
      ))}
    </>
  );
}

function WhenNeeded({ work: { useIsNeeded, Work } }: { work: BackgroundWork }) {
  return useIsNeeded() ? <Work /> : null;
}
