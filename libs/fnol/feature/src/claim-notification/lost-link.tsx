import { Banner } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './elsewhere-messages.ts';

/** Said above the form when a link opens no draft any more. */
export function LostLink() {
  const { formatMessage: t } = useIntl();
  return (
    <Banner tone="warning" live>
      {t(messages.lost)}
    </Banner>
  );
}
