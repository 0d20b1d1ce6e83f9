import { Button, Flex, Link } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router';
import { KeptLine } from './kept-line.tsx';
import type { KeptState } from './statement-keeper.ts';
import { statementMessages as messages } from './statement-messages.ts';
import { tableMessages } from './table-messages.ts';

type StatementActsProps = {
  assignmentId: string;
  /** There is something to print. */
  isStored: boolean;
  state: KeptState;
};

/** When the statement was kept last, the ways to its whole page and to paper, and the button that keeps it. */
export function StatementActs({ assignmentId, isStored, state }: StatementActsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="3" flexWrap="wrap" justifyContent="flex-end" alignItems="center" marginBottom="3">
      <KeptLine state={state} />
      <WholePage assignmentId={assignmentId} />
      {isStored && (
        <Link href={`/print-statement/${assignmentId}?preview=1`} target="_blank">
          {t(messages.print)}
        </Link>
      )}
      <Button type="submit" variant="primary" loading={state.is === 'saving'}>
        {t(messages.save)}
      </Button>
    </Flex>
  );
}

/** From the narrow column of a file to the whole page; nothing on that page itself. */
function WholePage({ assignmentId }: Pick<StatementActsProps, 'assignmentId'>) {
  const { formatMessage: t } = useIntl();
  const address = `/assignments/claim_notification/statement/${assignmentId}`;
  if (useLocation().pathname === address) return null;
  return (
    <Link asChild>
      <RouterLink to={address}>{t(tableMessages.wholePage)}</RouterLink>
    </Link>
  );
}
