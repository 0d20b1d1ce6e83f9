import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages as worklist } from '../worklist/messages.ts';
import type { WorklistView } from '../worklist/worklist-view.ts';
import { messages } from './messages.ts';

type Order = WorklistView['sort'];

/** What lists can be ordered by, in the words of the columns. */
export const orderNames: Record<Order['column'], MessageDescriptor> = {
  due_at: worklist.due,
  legal_due_date: worklist.legalDue,
  priority: worklist.priority,
  last_activity_at: worklist.lastActivity,
  created_at: worklist.created,
  claim_file_no: worklist.claimFileNo,
  claimant_name: worklist.claimant,
  status: worklist.status,
};

/** Says an order, as in "Priority, descending". */
export function useOrderWords(): (order: Order) => string {
  const { formatMessage: t } = useIntl();
  return ({ column, direction }) =>
    t(messages.orderWords, { column: t(orderNames[column]), direction: t(messages[direction]) });
}
