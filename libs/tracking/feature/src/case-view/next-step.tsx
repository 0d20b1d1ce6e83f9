import { useIntl } from 'react-intl';
import type { TrackerCurrentEvent } from '@dosar/api-client/client';
import { useFormats } from '@dosar/i18n/light';
import { TrackerActionButton } from '../tracker-action-button.tsx';
import { messages } from './messages.ts';

type NextStepProps = {
  event: TrackerCurrentEvent;
  /** Who has to act; empty where nobody is told. */
  awaited: string;
  /** On a phone the current step says it. */
  isAwaitedInStep: boolean;
};

/** What comes next, by when and who has to act in one line, and the button for it when there is one. */
export function NextStep({ event, awaited, isAwaitedInStep }: NextStepProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const {
    next_step_title: title,
    next_step_description: description,
    expected_date: expected,
    action,
  } = event;
  if (!title && !description && !action && !awaited) return null;
  const hasNothingToDo = event.open_tasks.length === 0;

  return (
    <section className="dosar-next" aria-label={t(messages.next)}>
      <dl className="dosar-facts">
        {title ? (
          <div className="dosar-fact">
            <dt>{t(messages.next)}</dt>
            <dd>{title}</dd>
          </div>
        ) : null}
        {expected ? (
          <div className="dosar-fact">
            <dt>{t(messages.expected)}</dt>
            <dd>{formats.weekdayDate(expected)}</dd>
          </div>
        ) : null}
        {awaited ? (
          <div className={isAwaitedInStep ? 'dosar-fact dosar-wide-only' : 'dosar-fact'}>
            <dt>{t(messages.awaited)}</dt>
            <dd>{awaited}</dd>
          </div>
        ) : null}
      </dl>
      {description ? <p className="dosar-hint">{description}</p> : null}
      {action ? (
        <TrackerActionButton action={action} variant={hasNothingToDo ? 'primary' : 'secondary'} />
      ) : null}
      {hasNothingToDo && !action ? <p className="dosar-hint">{t(messages.nothingToDo)}</p> : null}
    </section>
  );
}
