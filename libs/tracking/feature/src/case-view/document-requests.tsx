import { useIntl } from 'react-intl';
import type { ActiveDocRequest } from '@dosar/api-client/client';
import { Button, LinkButton } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { itemStates, messages } from './messages.ts';

type DocumentRequestsProps = {
  requests: readonly ActiveDocRequest[];
  /** The origin of the staff site, where documents are uploaded. */
  staffOrigin: string | undefined;
};

/** What was asked for, with one button for each request and the reason of what was refused. */
export function DocumentRequests({ requests, staffOrigin }: DocumentRequestsProps) {
  if (requests.length === 0) return null;
  return (
    <div id="documents" className="dosar-stack">
      {requests.map((request, index) => (
        <DocumentRequest
          key={request.key}
          request={request}
          staffOrigin={staffOrigin}
          variant={index === 0 && request.doc_type_names.length > 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  );
}

type DocumentRequestProps = Pick<DocumentRequestsProps, 'staffOrigin'> & {
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
        <p className="dosar-hint">{t(messages.requested, { date: formats.date(request.system_time) })}</p>
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
