import { Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Milliseconds after which a page reads its figures again while days of its period are being written down. */
export const whileCounting = 2_000;

/** Says that figures are incomplete because their days are still being written down, as in the first seconds of a new database. */
export function BeingCounted() {
  const { formatMessage: t } = useIntl();
  return (
    <Text role="status" marginBottom="4">
      {t(messages.beingCounted)}
    </Text>
  );
}
