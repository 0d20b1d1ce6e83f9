import { Box, Flex, Icon, KeyCaps } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useOpenWindow } from '../windows/open-window.ts';
import { messages } from './messages.ts';

/** The way to the command palette for whoever does not know its key, in the top bar of every page. */
export function CommandButton() {
  const { formatMessage: t } = useIntl();
  const openWindow = useOpenWindow();
  return (
    <Flex
      asChild
      align="center"
      justify="center"
      gap="2"
      minWidth="var(--dosar-control)"
      minHeight="var(--dosar-control)"
      paddingInline="2"
      borderRadius="md"
      color="inherit"
      cursor="pointer"
    >
      <button type="button" aria-label={t(messages.title)} onClick={() => openWindow('commands')}>
        <Icon name="bolt" />
        <Box as="span" hideBelow="md" aria-hidden>
          <KeyCaps keys={['mod+k']} />
        </Box>
      </button>
    </Flex>
  );
}
