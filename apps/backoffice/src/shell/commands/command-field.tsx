import { Flex, Icon, KeyCaps } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useOpenWindow } from '../windows/open-window.ts';
import { messages } from './messages.ts';

/**
 * The search field in the bar of every page: opens the command palette, which finds files as well; its magnifier leads
 * to the search (S2). On phones there is only the magnifier: the palette is in the user menu.
 */
export function CommandField() {
  const { formatMessage: t } = useIntl();
  const openWindow = useOpenWindow();
  return (
    <Flex
      alignItems="center"
      width={{ md: 'min(420px, 100%)' }}
      height={{ md: '30px' }}
      minWidth="0"
      borderWidth={{ md: '1px' }}
      borderRadius="md"
      background={{ md: 'surface' }}
      color={{ base: 'inherit', md: 'textFaint' }}
    >
      <Flex
        asChild
        flexShrink="0"
        alignItems="center"
        justifyContent="center"
        width={{ base: 'var(--dosar-control)', md: '9' }}
        height={{ base: 'var(--dosar-control)', md: 'full' }}
        color={{ md: 'textMuted' }}
      >
        <Link to="/search" aria-label={t(messages.search)}>
          <Icon name="search" />
        </Link>
      </Flex>
      <Flex
        asChild
        hideBelow="md"
        flex="1"
        minWidth="0"
        height="full"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        paddingInlineEnd="1.5"
        color="inherit"
        cursor="pointer"
        textAlign="start"
        whiteSpace="nowrap"
      >
        <button type="button" onClick={() => openWindow('commands')}>
          {t(messages.findOrCommand)}
          <KeyCaps keys={['mod+k']} />
        </button>
      </Flex>
    </Flex>
  );
}
