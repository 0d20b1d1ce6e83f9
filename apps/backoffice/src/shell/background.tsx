import { useUnexpectedErrors } from '../errors/use-unexpected-errors.ts';
import { NewActivitiesNotice } from './new-activities/new-activities-notice.tsx';
import { RunningExports } from './running-exports.tsx';

/** What goes on behind every page of the staff and speaks up when there is something to tell. */
export function Background() {
  useUnexpectedErrors();
  return (
    <>
      <NewActivitiesNotice />
      <RunningExports />
    </>
  );
}
