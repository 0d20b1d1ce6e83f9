import { Button, Dialog, ErrorDialog } from '@dosar/design-system';
import { useSession } from '@dosar/auth';
import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { serverErrorAtom } from '../page-state.ts';
import { messages } from './messages.ts';

/** The dialog of an unexpected error (S8, X1). */
export function ServerErrorDialog() {
  const [problem, show] = useAtom(serverErrorAtom);
  const details = problem && {
    type: problem.customType,
    errorId: problem.errorId,
    message: problem.message,
    stack: problem.serverStack,
  };
  return <ErrorDialog error={details} onClose={() => show(undefined)} />;
}

/** S9: stands in place of the page, since what the page shows is somebody else's. */
export function ForceRefreshDialog({ reload = () => location.reload() }: { reload?: () => void }) {
  const { formatMessage: t } = useIntl();
  const { session } = useSession();
  const followAndReload = () => {
    session.followOtherTab();
    reload();
  };
  return (
    <Dialog
      open
      kind="alert"
      title={t(messages.sessionReplaced)}
      onClose={followAndReload}
      footer={
        <Button variant="primary" onClick={followAndReload}>
          {t(messages.closeAndReload)}
        </Button>
      }
    >
      {t(messages.sessionReplacedText)}
    </Dialog>
  );
}
