import { queriesOf } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ReportQueue, type FieldReport, type RefusedReport } from './report-queue.ts';
import { useSending } from './use-sending.ts';

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

  const send = useCallback(async () => {
    if (!queue) return;
    const before = (await queue.read()).waiting.length;
    await queue.send();
    if ((await queue.read()).waiting.length < before)
      await queryClient.invalidateQueries(queriesOf('scheduling', 'worklist', 'claims'));
  }, [queue, queryClient]);

  useEffect(
    function readWhatIsKept() {
      void queue?.read().then(setKept);
    },
    [queue],
  );
  useSending(queue && send);

  return {
    ...kept,
    report: async (report: Omit<FieldReport, 'field_report_id' | 'happened_at'>) => {
      await queue?.add(report);
      void send();
    },
    forgetRefused: async () => queue?.forgetRefused(),
  };
}
