import { ErrorState } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Stands where a page should be that broke or whose code could not be fetched. */
export function RouteError() {
  const { formatMessage: t } = useIntl();
  return (
    <ErrorState
      title={t(messages.pageFailed)}
      description={t(messages.pageFailedText)}
      onRetry={() => location.reload()}
    />
  );
}
