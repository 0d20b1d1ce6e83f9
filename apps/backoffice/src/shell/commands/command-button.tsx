import { Box, Flex, Icon, KeyCaps, VisuallyHidden } from '@dosar/design-system';
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
      <button type="button" onClick={() => openWindow('commands')}>
        <Icon name="bolt" />
        <VisuallyHidden>{t(messages.title)}</VisuallyHidden>
        <Box as="span" hideBelow="md">
          <KeyCaps keys={['mod+k']} />
        </Box>
      </button>
    </Flex>
  );
}
