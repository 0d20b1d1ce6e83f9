import type { WorklistColumn } from '@dosar/areas/worklist';
import { defineMessage } from 'react-intl';

const messages = {
  docRequest: defineMessage({
    id: 'documents.worklistColumns.docRequest',
    description: 'Column: how far the request for documents of a file is',
    defaultMessage: 'Requested documents',
  }),
  state: defineMessage<{ state: string }>({
    id: 'documents.worklistColumns.state',
    description: 'How far the request for documents of a file is',
    defaultMessage:
      '{state, select, asked {asked for} partial {some came} received {to be checked} overdue {overdue} accepted {complete} other {expired}}',
  }),
};

/** How far the documents are that somebody was asked for. */
export const columns: readonly WorklistColumn[] = [
  {
    key: 'doc_request',
    order: 180,
    header: messages.docRequest,
    shrinks: true,
    cell: ({ doc_request_state: state }, { t }) => (state == null ? null : t(messages.state, { state })),
  },
];
