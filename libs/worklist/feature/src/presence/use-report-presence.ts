import { api, dataOf, inBackground } from '@dosar/api-client';
import { useEffect } from 'react';

/** Forgotten after a minute, so said twice in one. */
const everyTwentyFiveSeconds = 25_000;

/** Says that the reader has an assignment open, or writes on it, while the page is in sight. */
export function useReportPresence(assignmentId: string, isEditing: boolean): void {
  useEffect(
    function reportWhileHere() {
      const report = (activity: 'viewing' | 'editing' | 'left') =>
        // Nobody misses it: the others see a face less for a while.
        void dataOf(
          api.POST('/api/presence/report', {
            body: { assignment_id: assignmentId, activity },
            middleware: [inBackground],
          }),
        ).catch(() => undefined);
      const reportSight = () =>
        report(document.visibilityState === 'hidden' ? 'left' : isEditing ? 'editing' : 'viewing');
      const renew = () => document.visibilityState === 'hidden' || reportSight();

      reportSight();
      const renewing = setInterval(renew, everyTwentyFiveSeconds);
      document.addEventListener('visibilitychange', reportSight);
      return () => {
        clearInterval(renewing);
        document.removeEventListener('visibilitychange', reportSight);
      };
    },
    [assignmentId, isEditing],
  );
  useEffect(
    function leave() {
      return () =>
        void dataOf(
          api.POST('/api/presence/report', {
            body: { assignment_id: assignmentId, activity: 'left' },
            middleware: [inBackground],
          }),
        ).catch(() => undefined);
    },
    [assignmentId],
  );
}
