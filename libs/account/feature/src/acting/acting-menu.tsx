import { useSession } from '@dosar/auth';
import { MenuGroup, MenuItem } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { replaceableUsers, useActing, type ActingProps } from './use-acting.ts';

/** The part of the user menu that changes over to a colleague, or back to oneself (S3). */
export function ActingMenu(props: ActingProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { actFor } = useActing(props);
  if (!profile) return null;

  const ownId = profile.impersonated_by_user_id;
  if (ownId) {
    return (
      <MenuGroup label={t(messages.own)}>
        <MenuItem icon="undo" onSelect={() => actFor(ownId)}>
          {t(messages.back)}
        </MenuItem>
      </MenuGroup>
    );
  }
  const colleagues = replaceableUsers(profile);
  if (colleagues.length === 0) return null;
  return (
    <MenuGroup label={t(messages.colleagues)}>
      {colleagues.map(({ user_id, username, full_name }) => (
        <MenuItem key={user_id} icon="swap_horiz" hint={username} onSelect={() => actFor(user_id)}>
          {full_name}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}
