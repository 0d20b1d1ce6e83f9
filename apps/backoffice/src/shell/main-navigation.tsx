import { Box, Icon } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { menuEntries } from './menu-entries.ts';
import { messages } from './messages.ts';

/** The areas of the product: a column beside the page, a bar below it where the window is narrower than 960 px. */
export function MainNavigation() {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      as="nav"
      aria-label={t(messages.navigation)}
      position={{ base: 'fixed', md: 'static' }}
      insetInline="0"
      bottom="0"
      zIndex="bar"
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
      justifyContent={{ base: 'space-around', md: 'flex-start' }}
      width={{ md: '12rem' }}
      padding={{ base: '0', md: '2' }}
      paddingBottom={{ base: 'env(safe-area-inset-bottom)', md: '2' }}
      gap="1"
      background="surfaceSubtle"
      borderColor="border"
      borderTopWidth={{ base: '1px', md: '0' }}
      borderRightWidth={{ md: '1px' }}
    >
      {menuEntries.map(({ to, icon, label }) => (
        <Box
          key={to}
          asChild
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          alignItems="center"
          gap={{ base: '0', md: '3' }}
          minHeight="var(--dosar-control)"
          minWidth="5rem"
          padding={{ base: '1', md: '2' }}
          borderRadius="md"
          color="text"
          textDecoration="none"
          _hover={{ background: 'brandSubtle' }}
          css={{
            '&[aria-current=page]': { background: 'brandSubtle', color: 'brandText', fontWeight: 'strong' },
          }}
        >
          <NavLink to={to}>
            <Icon name={icon} />
            {t(label)}
          </NavLink>
        </Box>
      ))}
    </Box>
  );
}
