import {
  ActingMenu,
  changePasswordOffer,
  ColorModeMenu,
  LanguageMenu,
  NotificationsMenu,
} from '@dosar/account-feature';
import { useSession } from '@dosar/auth';
import { Avatar, Box, Icon, Menu, MenuItem, MenuLink, Text, useIsPhone } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as commandMessages } from './commands/messages.ts';
import { messages } from './messages.ts';
import { messages as shortcutMessages } from './shortcuts/messages.ts';
import { useOpenWindow } from './windows/open-window.ts';

/** Whose session this is, what belongs to that person alone, and the way out (S3). */
export function UserMenu() {
  const { formatMessage: t } = useIntl();
  const { session, profile } = useSession();
  const openWindow = useOpenWindow();
  const isPhone = useIsPhone();
  const passwordOffer = changePasswordOffer(profile);
  const name = profile?.full_name ?? '';
  return (
    <Menu
      label={`${t(messages.userMenu)}: ${name}`}
      button={
        <>
          <Avatar name={name} isDecoration isOwn />
          <Box as="span" hideBelow="md">
            {name}
          </Box>
          <Icon name="expand_more" />
        </>
      }
      head={
        <>
          <Text fontWeight="strong">{name}</Text>
          <Text tone="muted" size="sm">
            {profile?.org_name}
          </Text>
        </>
      }
    >
      <ActingMenu />
      <MenuLink icon="person">
        <Link to="/user/profile">{t(messages.profile)}</Link>
      </MenuLink>
      {passwordOffer !== 'hidden' && (
        <MenuItem
          icon="lock"
          disabled={passwordOffer === 'disabled'}
          hint={passwordOffer === 'disabled' && t(messages.changePasswordDisabled)}
          onSelect={() => openWindow('changePassword')}
        >
          {t(messages.changePassword)}
        </MenuItem>
      )}
      <LanguageMenu />
      <ColorModeMenu />
      <NotificationsMenu />
      {isPhone && (
        <MenuItem icon="bolt" onSelect={() => openWindow('commands')}>
          {t(commandMessages.title)}
        </MenuItem>
      )}
      <MenuItem icon="keyboard" onSelect={() => openWindow('shortcuts')}>
        {t(shortcutMessages.title)}
      </MenuItem>
      <MenuItem icon="logout" onSelect={() => void session.signOut()}>
        {t(messages.signOut)}
      </MenuItem>
    </Menu>
  );
}
