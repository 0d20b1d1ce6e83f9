import { useIntl } from 'react-intl';
import type { ActiveDocRequest } from '@dosar/api-client/client';
import { Button, Card, LinkButton } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { itemStates, messages } from './messages.ts';

type DocumentRequestCardProps = {
  requests: readonly ActiveDocRequest[];
  /** The origin of the staff site, where documents are uploaded. */
  staffOrigin: string | undefined;
};

/** Documents that the claimant still owes, as a task with one button for each request. */
export function DocumentRequestCard({ requests, staffOrigin }: DocumentRequestCardProps) {
  const { formatMessage: t } = useIntl();
  if (requests.length === 0) return null;
  return (
    <Card title={t(messages.yourTask)} tone="task">
      {requests.map((request, index) => (
        <DocumentRequest
          key={request.key}
          request={request}
          staffOrigin={staffOrigin}
          variant={index === 0 && request.doc_type_names.length > 0 ? 'primary' : 'secondary'}
        />
      ))}
    </Card>
  );
}

type DocumentRequestProps = Pick<DocumentRequestCardProps, 'staffOrigin'> & {
  request: ActiveDocRequest;
  variant: 'primary' | 'secondary';
};

function DocumentRequest({ request, staffOrigin, variant }: DocumentRequestProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const isAnswered = request.doc_type_names.length === 0;
  return (
    <div className="dosar-stack">
      <div>
        <p className="dosar-hint">
          {t(messages.requested, { date: formats.date(request.system_time) })}
          {request.due_date !== null && ` ${t(messages.sendBy, { date: formats.date(request.due_date) })}`}
        </p>
        <ul className="dosar-plain-list">
          {request.items.map((item) => (
            <li key={item.name}>
              <span className="dosar-strong">{item.name}</span>
              <span className="dosar-hint">
                {' · '}
                {item.state === 'rejected'
                  ? t(messages.itemRejected, { reason: item.reject_reason ?? '' })
                  : t(itemStates[item.state])}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="dosar-stack-tight">
        {staffOrigin ? (
          <LinkButton
            href={`${staffOrigin}/workflow/guest/doc_request/${encodeURIComponent(request.key)}`}
            variant={variant}
            newTabHint={t(messages.newTab)}
          >
            {t(isAnswered ? messages.openRequest : messages.sendDocuments)}
          </LinkButton>
        ) : (
          <Button variant={variant} isBusy>
            {t(messages.sendDocuments)}
          </Button>
        )}
        <p className="dosar-hint" aria-hidden="true">
          {t(messages.opensInNewTab)}
        </p>
      </div>
    </div>
  );
}
