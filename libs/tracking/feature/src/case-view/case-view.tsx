import { useIntl } from 'react-intl';
import type { TrackerConfig, TrackerCurrentEvent } from '@dosar/api-client/call';
import { Button, Card, Heading, SafeHtml, Stepper } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { formatPhone } from '@dosar/kernel/phones';
import { usePageTitle } from '../use-page-title.ts';
import { CaseDocuments } from './case-documents.tsx';
import { DocumentRequestCard } from './document-request-card.tsx';
import { messages } from './messages.ts';
import { NextStepCard } from './next-step-card.tsx';
import { stepsOfCase } from './steps-of-case.ts';

type CaseViewProps = {
  event: TrackerCurrentEvent;
  steps: TrackerConfig['config'];
  /** Where documents are uploaded; a moment later than the rest. */
  staffOrigin: string | undefined;
};

/** The opened case: where it stands, what comes next, what the claimant has to do, in this order. */
export function CaseView({ event, steps, staffOrigin }: CaseViewProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  usePageTitle(`${event.displayed_case_no}: ${event.event_title}`);

  return (
    <>
      <header className="dosar-stack-tight">
        <p className="dosar-case-number">{t(messages.caseNumber, { caseNumber: event.displayed_case_no })}</p>
        <Heading level={1} takesFocus>
          {event.event_title}
        </Heading>
        <p className="dosar-hint">{t(messages.updated, { time: formats.dateTime(event.system_time) })}</p>
      </header>
      <DocumentRequestCard requests={event.active_doc_requests} staffOrigin={staffOrigin} />
      <NextStepCard event={event} />
      {event.event_description ? (
        <Card title={t(messages.details)}>
          <SafeHtml html={event.event_description} />
        </Card>
      ) : null}
      <CaseSteps event={event} steps={steps} />
      <CaseDocuments documents={event.registered_documents} />
      <CaseContact contact={event.contact} />
      <div className="dosar-screen-only">
        <Button variant="quiet" onClick={() => window.print()}>
          {t(messages.print)}
        </Button>
      </div>
    </>
  );
}

function CaseSteps({ event, steps: configured }: Pick<CaseViewProps, 'event' | 'steps'>) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { steps, position, current, explanation } = stepsOfCase(configured, event, formats.date);
  if (!current) return null;
  const place = { position, count: steps.length, label: current.label };

  return (
    <Card title={t(messages.steps)}>
      <Stepper
        label={t(messages.steps)}
        summary={
          current.note
            ? t(messages.position, { ...place, date: current.note })
            : t(messages.positionWithoutDate, place)
        }
        explanation={explanation}
        stateWords={{
          done: t(messages.done),
          current: t(messages.current),
          upcoming: t(messages.upcoming),
        }}
        steps={steps}
      />
    </Card>
  );
}

function CaseContact({ contact }: Pick<TrackerCurrentEvent, 'contact'>) {
  const { formatMessage: t } = useIntl();
  return (
    <p>
      {t(messages.contact, { name: contact.name })}{' '}
      {contact.phone ? <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a> : null}
      {contact.phone && contact.email ? ' · ' : null}
      {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
    </p>
  );
}
