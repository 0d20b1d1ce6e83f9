import { Flex, Icon, KeyCaps, VisuallyHidden } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useOpenWindow } from '../windows/open-window.ts';
import { messages } from './messages.ts';

/**
 * The way to the command palette for whoever does not know its key, in the top bar of every page. On phones there is
 * no room for it: there it is in the user menu.
 */
export function CommandButton() {
  const { formatMessage: t } = useIntl();
  const openWindow = useOpenWindow();
  return (
    <Flex
      asChild
      hideBelow="md"
      alignItems="center"
      justifyContent="center"
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
        <KeyCaps keys={['mod+k']} />
      </button>
    </Flex>
  );
}
