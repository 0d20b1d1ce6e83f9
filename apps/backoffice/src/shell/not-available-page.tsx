import { EmptyState, PageTitle } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The page of an area that does not exist yet, and says so. */
export function NotAvailablePage() {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <PageTitle title={t(messages.notAvailable)} />
      <EmptyState kind="nothing-yet" title={t(messages.notAvailableText)} />
    </>
  );
}
