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
      background={{ base: 'surfaceSubtle', md: 'sidebar' }}
      color={{ base: 'text', md: 'sidebarContrast' }}
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
          color="inherit"
          textDecoration="none"
          // Never a fill: whatever colour the organisation chose, text on it stays as readable as it was computed.
          _hover={{ textDecoration: 'underline' }}
          css={{
            '&:focus-visible': { outlineColor: { md: 'currentColor' } },
            '&[aria-current=page]': {
              color: { base: 'brandText', md: 'inherit' },
              fontWeight: 'strong',
              boxShadow: { base: 'inset 0 3px 0 currentColor', md: 'inset 4px 0 0 currentColor' },
            },
          }}
        >
          <NavLink to={to}>
            <Icon name={icon} />
            <Label>{t(label)}</Label>
          </NavLink>
        </Box>
      ))}
    </Box>
  );
}

/** As wide as it will be when its page is open, so that the neighbours stay where they are. */
function Label({ children }: { children: string }) {
  return (
    <Box
      as="span"
      display="inline-grid"
      data-label={children}
      css={{
        '&::after': {
          content: 'attr(data-label)',
          height: 0,
          overflow: 'hidden',
          visibility: 'hidden',
          fontWeight: 'strong',
        },
      }}
    >
      {children}
    </Box>
  );
}
