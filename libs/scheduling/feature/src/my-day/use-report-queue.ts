import { queriesOf } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ReportQueue, type FieldReport, type RefusedReport } from './report-queue.ts';

const tryAgainAfter = 30_000;

/** The reports of whoever is signed in that are still on this device, and how to add one. */
export function useReportQueue() {
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<{ waiting: FieldReport[]; refused: RefusedReport[] }>({
    waiting: [],
    refused: [],
  });
  const userId = profile?.id;
  const queue = useMemo(
    () => (userId === undefined ? undefined : new ReportQueue(userId, setKept)),
    [userId],
  );

  const send = async () => {
    if (!queue) return;
    const before = (await queue.read()).waiting.length;
    await queue.send();
    if ((await queue.read()).waiting.length < before)
      await queryClient.invalidateQueries(queriesOf('scheduling', 'worklist', 'claims'));
  };

  useEffect(
    function sendWheneverPossible() {
      if (!queue) return undefined;
      void queue.read().then(setKept);
      void send();
      const stop = new AbortController();
      addEventListener('online', () => void send(), { signal: stop.signal });
      // A device with a network does not always reach the server.
      const timer = setInterval(() => void send(), tryAgainAfter);
      return () => {
        stop.abort();
        clearInterval(timer);
      };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `send` follows from the queue
    [queue],
  );

  return {
    ...kept,
    report: async (report: Omit<FieldReport, 'field_report_id' | 'happened_at'>) => {
      await queue?.add(report);
      void send();
    },
    forgetRefused: async () => queue?.forgetRefused(),
  };
}
