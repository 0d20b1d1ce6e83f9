import { apiQuery, browseDocRequests } from '@dosar/api-client';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { DropTarget } from './drop-page.tsx';
import { messages } from './messages.ts';

const closed = ['accepted', 'cancelled', 'expired'];
const owed = ['requested', 'rejected', 'not_owned'];
/** More would not fit beside each other. */
const mostTargets = 8;

/** What files can be dropped on: items of open requests first, then what the work needs and nobody was asked for. */
export function useDropTargets(assignmentId: string, missing: readonly Schema<'Lookup'>[]): DropTarget[] {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  // Asked for by the list of requests above; here only read.
  const requests = useQuery(
    apiQuery(browseDocRequests, { params: { path: { assignment_id: assignmentId } } }),
  );
  const asked = (requests.data ?? [])
    .filter(({ status }) => !closed.includes(status))
    .flatMap((request) =>
      request.items
        .filter(({ state }) => owed.includes(state))
        .map((item) => ({
          docTypeCode: item.doc_type_code,
          itemId: item.id,
          title: item.doc_type_name,
          about:
            item.state === 'rejected'
              ? t(messages.dropReplaces)
              : t(messages.dropAnswers, { day: formats.date(request.sent_at) }),
        })),
    );
  const others = missing
    .filter(({ code }) => !asked.some(({ docTypeCode }) => docTypeCode === code))
    .map(({ code, name }) => ({ docTypeCode: code, title: name, about: t(messages.dropMissing) }));
  return [...asked, ...others].slice(0, mostTargets);
}
