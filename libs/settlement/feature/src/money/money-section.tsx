import { useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { MoneyForNote } from './money-for-note.tsx';
import { MoneyOfFile } from './money-of-file.tsx';
import { moneyQuery } from './money-query.ts';

/** The money of the open file: from the estimate to the payment, with the reserve beside it. */
export function MoneySection({ assignmentId }: Pick<OpenedFile, 'assignmentId'>) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const money = useQuery(moneyQuery(assignmentId));
  if (money.data?.extent === 'note') return <MoneyForNote assignmentId={assignmentId} money={money.data} />;
  if (money.data) return <MoneyOfFile assignmentId={assignmentId} money={money.data} />;
  if (money.isError) return <ErrorState title={t(messages.failed)} {...failureOf(money)} />;
  return <LoadingState shape="cards" count={3} />;
}
