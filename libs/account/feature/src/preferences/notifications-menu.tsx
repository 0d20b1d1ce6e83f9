import { updateOwnAccount } from '@dosar/api-client/client';
import { useCan, useSession } from '@dosar/auth';
import { MenuSwitch } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { areNotificationsOffered } from './notifications-offered.ts';
import { useKeepChoice } from './use-keep-choice.ts';

/** The entry of the user menu that switches the announcement of new activities off (S3). */
export function NotificationsMenu() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const isTheirs = useCan(updateOwnAccount);
  const { keep, pending } = useKeepChoice();
  if (!profile || !isTheirs || !areNotificationsOffered(profile)) return null;

  const kept = profile.user_metadata?.preferences.notify_new_activities === true;
  const isOn = pending?.notify_new_activities ?? kept;
  return (
    <MenuSwitch
      icon="notifications_off"
      on={!isOn}
      onSwitch={(isOff) => keep({ notify_new_activities: !isOff })}
    >
      {t(messages.notificationsOffHere)}
    </MenuSwitch>
  );
}
