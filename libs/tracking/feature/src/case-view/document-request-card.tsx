import { useIntl } from 'react-intl';
import type { ActiveDocRequest } from '@dosar/api-client/call';
import { Button, Card, LinkButton } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { messages } from './messages.ts';

type DocumentRequestCardProps = {
  request: ActiveDocRequest;
  /** The origin of the staff site, where documents are uploaded. */
  staffOrigin: string | undefined;
  isFirst: boolean;
};

/** Documents that the claimant still owes, as a task with one button. */
export function DocumentRequestCard({ request, staffOrigin, isFirst }: DocumentRequestCardProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const variant = isFirst ? 'primary' : 'secondary';

  return (
    <Card title={t(messages.yourTask)} tone="task">
      <p>{t(messages.requested, { date: formats.date(request.system_time) })}</p>
      <ul className="dosar-plain-list">
        {request.doc_type_names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div>
        {staffOrigin ? (
          <LinkButton
            href={`${staffOrigin}/workflow/guest/doc_request/${encodeURIComponent(request.key)}`}
            variant={variant}
            newTabHint={t(messages.newTab)}
          >
            {t(messages.sendDocuments)}
          </LinkButton>
        ) : (
          <Button variant={variant} isBusy>
            {t(messages.sendDocuments)}
          </Button>
        )}
      </div>
    </Card>
  );
}
