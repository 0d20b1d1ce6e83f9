import { LanguageMenu } from '@dosar/account-feature';
import { Icon, Menu, MenuLink } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

/** What guests find where the staff have their own menu: the language, and the way to the login (S3). */
export function GuestMenu() {
  const { formatMessage: t } = useIntl();
  return (
    <Menu
      label={t(messages.guestMenu)}
      button={
        <>
          <Icon name="person" />
          <Icon name="expand_more" />
        </>
      }
    >
      <LanguageMenu />
      <MenuLink icon="login" hint={t(messages.signInHint)}>
        <Link to="/login">{t(messages.signIn)}</Link>
      </MenuLink>
    </Menu>
  );
}
