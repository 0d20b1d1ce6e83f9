import type { ActiveDocRequest, OpenTask } from '@dosar/api-client/client';
import { Card } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { useIntl } from 'react-intl';
import { DocumentRequests } from './document-requests.tsx';
import { messages } from './open-task-messages.ts';

/** Where on the page of the case each kind of task is done. */
const places = { documents: 'documents', offer: 'offer', account: 'offer', visit: 'visit' } as const;

type OpenTasksProps = {
  tasks: readonly OpenTask[];
  requests: readonly ActiveDocRequest[];
  /** The origin of the staff site, where documents are uploaded. */
  staffOrigin: string | undefined;
};

/**
 * Everything that waits for the claimant, each with its one date, and the documents that were asked for.
 *
 * Where all of it was sent and only the verdict is missing, the card asks for nothing.
 */
export function OpenTasks({ tasks, requests, staffOrigin }: OpenTasksProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate } = useFormats();
  if (tasks.length === 0 && requests.length === 0) return null;
  const isAsked = tasks.length > 0;
  return (
    <Card title={t(isAsked ? messages.title : messages.sent)} tone={isAsked ? 'task' : 'plain'}>
      {isAsked && (
        <ol className="dosar-task-list">
          {tasks.map(({ kind, title, due_date: day, key }) => (
            <li key={`${kind} ${key}`}>
              <a className="dosar-strong" href={`#${places[kind]}`}>
                {title}
              </a>
              {day !== null && <p className="dosar-hint">{t(messages.until, { day: weekdayDate(day) })}</p>}
            </li>
          ))}
        </ol>
      )}
      <DocumentRequests requests={requests} staffOrigin={staffOrigin} />
    </Card>
  );
}
