import { api, dataOf, queriesOf } from '@dosar/api-client';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SendLinkDialog } from './send-link-dialog.tsx';
import { sendingMessages as messages } from './sending-messages.ts';
import { statementQuery } from './statement-queries.ts';
import { languageOf, phoneOf, type Side } from './statement-sides.ts';

type SendToDriverProps = { side: SideOfForm; assignmentId: string; column: Side; onClose: () => void };

/** The window in which the link of a column is sent to its driver. */
export function SendToDriver({ side, assignmentId, column, onClose }: SendToDriverProps) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  return (
    <SendLinkDialog
      title={t(messages.title, { side: side.toUpperCase() })}
      suggested={{ phone: phoneOf(column), language: languageOf(column) }}
      onClose={onClose}
      onSend={async (wanted) => {
        const answer = await dataOf(
          api.POST('/api/fnol/sendStatementLink/{assignment_id}', {
            params: { path: { assignment_id: assignmentId } },
            body: { side, ...wanted },
          }),
        );
        queryClient.setQueryData(statementQuery(assignmentId).queryKey, answer);
        void queryClient.invalidateQueries(queriesOf('claims', 'messages'));
      }}
    />
  );
}
