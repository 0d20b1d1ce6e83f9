import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { TrackerConfig, TrackerCurrentEvent } from '@dosar/api-client/client';
import { Button, ContactCard, Heading, SafeHtml, Section, Stepper } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { formatPhone } from '@dosar/kernel/phones';
import { usePageTitle } from '../use-page-title.ts';
import { useAwaitedParty } from './awaited-party.ts';
import { CaseDocuments } from './case-documents.tsx';
import type { CasePart } from './case-part.ts';
import { LegalTerm } from './legal-term.tsx';
import { messages } from './messages.ts';
import { NextStep } from './next-step.tsx';
import { officeHours } from './office-hours.ts';
import { OpenTasks } from './open-tasks.tsx';
import { stepsOfCase } from './steps-of-case.ts';

type CaseViewProps = {
  event: TrackerCurrentEvent;
  steps: TrackerConfig['config'];
  /** Where documents are uploaded; a moment later than the rest. */
  staffOrigin: string | undefined;
  /** What is to be done, before the steps. */
  parts?: readonly CasePart[];
  /** What can be read and chosen besides, after the documents. */
  laterParts?: readonly CasePart[];
  onChanged?: () => void;
};

const noChange = () => {};

/** The opened case: where it stands, what comes next, what the claimant has to do, in this order. */
export function CaseView(props: CaseViewProps) {
  const { event, steps, staffOrigin, parts = [], laterParts = [], onChanged = noChange } = props;
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const awaited = useAwaitedParty(event);
  const progress = stepsOfCase(steps, event, {
    date: formats.date,
    awaited: awaited && t(messages.awaitedInStep, { party: awaited }),
  });
  usePageTitle(`${event.displayed_case_no}: ${event.event_title}`);
  const shown = (some: readonly CasePart[]) =>
    some.map((Part, index) => (
      <Suspense key={index} fallback={null}>
        <Part caseNo={event.displayed_case_no} onChanged={onChanged} />
      </Suspense>
    ));

  return (
    <>
      <header className="dosar-stack-tight">
        <p className="dosar-case-number">
          {t(messages.caseNumber, { caseNumber: event.displayed_case_no })}
          {event.plate === null ? null : ` · ${event.plate}`}
        </p>
        <Heading level={1} takesFocus>
          {event.event_title}
        </Heading>
        {event.event_description ? (
          <div className="dosar-lead">
            <SafeHtml html={event.event_description} />
          </div>
        ) : null}
      </header>
      <NextStep event={event} awaited={awaited} isAwaitedInStep={progress.current !== undefined} />
      <OpenTasks tasks={event.open_tasks} requests={event.active_doc_requests} staffOrigin={staffOrigin} />
      <LegalTerm term={event.legal_term} />
      {shown(parts)}
      <CaseSteps progress={progress} />
      <CaseDocuments newest={event.registered_documents} total={event.registered_documents_total} />
      {shown(laterParts)}
      <CaseContact contact={event.contact} />
      <div className="dosar-screen-only dosar-centred">
        <Button variant="quiet" onClick={() => window.print()}>
          {t(messages.print)}
        </Button>
      </div>
      <p className="dosar-hint dosar-centred">
        {t(messages.updated, { time: formats.dateTime(event.system_time) })}
      </p>
    </>
  );
}

function CaseSteps({
  progress: { steps, position, current, explanation },
}: {
  progress: ReturnType<typeof stepsOfCase>;
}) {
  const { formatMessage: t } = useIntl();
  if (!current) return null;
  const place = { position, count: steps.length, label: current.label };

  return (
    <Section
      title={t(messages.steps)}
      aside={t(messages.progress, { position: place.position, count: place.count })}
    >
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
    </Section>
  );
}

function CaseContact({ contact }: Pick<TrackerCurrentEvent, 'contact'>) {
  const { formatMessage: t, locale } = useIntl();
  const { name, phone, email } = contact;
  const hours = phone ? officeHours(contact.hours, locale) : '';
  return (
    <Section title={t(messages.contact)}>
      <ContactCard
        name={name}
        note={[phone ? formatPhone(phone) : '', hours, email].filter(Boolean).join(' · ')}
        phone={phone ? { number: phone, label: t(messages.call) } : undefined}
        email={email ? { address: email, label: t(messages.write) } : undefined}
      />
    </Section>
  );
}
