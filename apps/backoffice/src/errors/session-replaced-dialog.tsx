import { useSession } from '@dosar/auth';
import { ForceRefreshDialog } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

export type SessionReplacedDialogProps = { reload?: () => void };

/** X3: stands in place of the page, since what the page shows is no longer for whoever is signed in. */
export function SessionReplacedDialog({ reload = () => location.reload() }: SessionReplacedDialogProps) {
  const { formatMessage: t } = useIntl();
  const { session } = useSession();
  const present = session.presentProfile();

  const followAndReload = () => {
    session.followOtherTab();
    reload();
  };
  return (
    <ForceRefreshDialog title={t(messages.sessionReplaced)} onClose={followAndReload}>
      {t(messages.sessionReplacedText)}{' '}
      {present &&
        t(messages.continueAs, {
          name: present.full_name,
          way: present.impersonated_by_user_id ? 'acting' : 'self',
        })}
    </ForceRefreshDialog>
  );
}
