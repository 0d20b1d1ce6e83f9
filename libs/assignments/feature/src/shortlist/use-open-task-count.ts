import { apiQuery, browseWorklist } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';
import { viewOf } from '../worklist/worklist-address.ts';
import { requestOf } from '../worklist/worklist-view.ts';

/** My open tasks, as the dashboard counts them: the same question, so one answer serves both. */
const mine = { ...requestOf(viewOf(new URLSearchParams('keys=1')), undefined), limit: 1 };
const everyFiveMinutes = 5 * 60_000;

/** How many open tasks the signed-in person has; `capped` when there are at least so many. */
export function useOpenTaskCount() {
  const { data } = useQuery({
    ...apiQuery(browseWorklist, { body: mine }),
    refetchInterval: everyFiveMinutes,
  });
  return data?.total;
}
