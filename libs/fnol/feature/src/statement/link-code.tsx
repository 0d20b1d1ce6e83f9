import { CopyButton, Flex, Text } from '@dosar/design-system';
import { QrCode } from '@dosar/design-system/qr-code';
import { useIntl } from 'react-intl';
import { sendingMessages as messages } from './sending-messages.ts';

/** The link of a driver for the camera of another phone, and as text. */
export function LinkCode({ url, side }: { url: string; side: 'a' | 'b' }) {
  const { formatMessage: t } = useIntl();
  const name = t(messages.code, { side: side.toUpperCase() });
  return (
    <Flex flexDirection="column" gap="2" minWidth="0" flexBasis="100%">
      <QrCode value={url} label={name} />
      <Text tone="muted" size="sm">
        {t(messages.scan)}
      </Text>
      <Flex gap="1" alignItems="center" minWidth="0">
        <Text overflowWrap="anywhere" size="sm">
          {url}
        </Text>
        <CopyButton value={url} name={name} />
      </Flex>
    </Flex>
  );
}
