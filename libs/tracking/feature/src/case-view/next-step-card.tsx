import { useIntl } from 'react-intl';
import type { TrackerCurrentEvent } from '@dosar/api-client/call';
import { Card } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { TrackerActionButton } from '../tracker-action-button.tsx';
import { messages } from './messages.ts';

type NextStepCardProps = { event: TrackerCurrentEvent };

/** What happens next, by when, and the button for it when there is one. */
export function NextStepCard({ event }: NextStepCardProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const {
    next_step_title: title,
    next_step_description: description,
    expected_date: expected,
    action,
  } = event;
  if (!title && !description && !action) return null;
  const isOnlyTask = event.active_doc_requests.length === 0;

  return (
    <Card title={t(messages.next)}>
      {title ? <p className="dosar-strong">{title}</p> : null}
      {description ? <p>{description}</p> : null}
      {expected ? <p>{t(messages.expected, { date: formats.date(expected) })}</p> : null}
      {action ? <TrackerActionButton action={action} variant={isOnlyTask ? 'primary' : 'secondary'} /> : null}
      {isOnlyTask && !action ? <p className="dosar-muted">{t(messages.nothingToDo)}</p> : null}
    </Card>
  );
}
