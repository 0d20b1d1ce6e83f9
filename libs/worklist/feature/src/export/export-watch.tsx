import { apiQuery, browseExports } from '@dosar/api-client';
import { useLiveNews } from '@dosar/api-client/live';
import { notify, useIsQuiet } from '@dosar/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { runningExports, useRunningExports } from './running-exports.ts';
import { useSaveExport } from './use-save-export.ts';

// Where nothing is heard of changes, or the news came before the page listened.
const everyFifteenSeconds = 15_000;

/** Says when an export is there, on whichever page somebody is by then. */
export function ExportWatch() {
  const { formatMessage: t } = useIntl();
  const running = useRunningExports();
  const save = useSaveExport();
  const queryClient = useQueryClient();
  const exports = apiQuery(browseExports);
  const { data } = useQuery({ ...exports, refetchInterval: everyFifteenSeconds });
  useLiveNews(useIsQuiet(), (news) => {
    if (news.event === 'export') void queryClient.invalidateQueries({ queryKey: exports.queryKey });
  });

  const tellOfFinished = useEffectEvent(() => {
    for (const made of data ?? []) {
      if (!running.includes(made.export_id) || made.state === 'queued' || made.state === 'running') continue;
      runningExports.remove(made.export_id);
      if (made.state === 'failed') notify.warning(t(messages.failed));
      else
        notify.success(t(messages.ready, { count: made.row_count ?? 0 }), {
          label: t(messages.download),
          run: () => void save(made.export_id),
        });
    }
  });
  useEffect(
    function tellWhenFinished() {
      tellOfFinished();
    },
    [data, running],
  );
  return null;
}
