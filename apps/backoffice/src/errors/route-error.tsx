import { ErrorState, ForceRefreshDialog } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages as newVersionMessages } from '../new-version/messages.ts';
import { useNewerBuild } from '../new-version/use-newer-build.ts';
import { messages } from './messages.ts';

const reload = () => location.reload();

/**
 * Stands where a page should be that broke or whose code could not be fetched. If a newer version is served, that is
 * why, and nothing is left that asking could disturb (S9).
 */
export function RouteError() {
  const { formatMessage: t } = useIntl();
  const { newer } = useNewerBuild({ atOnce: true });
  return (
    <>
      <ErrorState title={t(messages.pageFailed)} description={t(messages.pageFailedText)} onRetry={reload} />
      {newer !== undefined && (
        <ForceRefreshDialog title={t(newVersionMessages.title)} onClose={reload}>
          {t(newVersionMessages.pageGone)}
        </ForceRefreshDialog>
      )}
    </>
  );
}
