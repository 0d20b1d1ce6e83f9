import { DescriptionList, Flex, Link, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { kindMessages, stateMessages } from '../jobs/state-messages.ts';
import { OwnActs } from './own-acts.tsx';
import { OwnEstimates } from './own-estimates.tsx';
import { OwnInvoice } from './own-invoice.tsx';
import { messages } from './own-messages.ts';
import { OwnPhotos } from './own-photos.tsx';
import { phaseOf } from './own-rows.tsx';
import { OwnSteps } from './own-steps.tsx';
import { OwnTalk } from './own-talk.tsx';
import { Section } from './section.tsx';
import { useJobTimes } from './use-job-times.ts';

type Job = Schema<'OwnJob'>;

/** All of a job: what is next, its steps, facts, papers and messages. */
export function OpenedJob({ job, onLeft }: { job: Job; onLeft: () => void }) {
  const { formatMessage: t } = useIntl();
  const times = useJobTimes();
  const { row } = job;
  const isOver = row.state === 'paid' || row.state === 'cancelled';
  const left = row.state === 'sent' ? times.answer(row)?.words : times.term(row)?.words;
  return (
    <>
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <StatusChip variant="chip" label={t(stateMessages[row.state])} phase={phaseOf(row)} />
        <Text tone="muted">{`${row.claim_file_no} · ${row.insurer_name}`}</Text>
      </Flex>
      {!isOver && (
        <Section title={t(messages.next)}>
          <Text>
            {[t(row.is_our_turn ? messages.yourTurn : messages.theirTurn), left].filter(Boolean).join(' · ')}
          </Text>
          <OwnActs job={job} onLeft={onLeft} />
        </Section>
      )}
      <Section title={t(messages.steps)}>
        <OwnSteps job={job} />
      </Section>
      <Section title={t(messages.facts)}>
        <JobFacts job={job} />
      </Section>
      <OwnEstimates job={job} />
      <OwnInvoice job={job} />
      <OwnPhotos job={job} canAdd={!isOver} />
      <OwnTalk job={job} canWrite={!isOver} />
      <Text tone="muted" size="sm">
        {t(messages.privacy)}
      </Text>
    </>
  );
}

function JobFacts({ job: { row, note, contact, handler_name: handler } }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  const phone = contact?.phone ?? null;
  return (
    <DescriptionList
      layout="pairs"
      facts={[
        { term: t(messages.note), value: [t(kindMessages[row.kind]), note].filter(Boolean).join(': ') },
        { term: t(messages.damage), value: row.damage },
        {
          term: t(messages.contact),
          value: contact && (
            <>
              {contact.name} {phone !== null && <Link href={`tel:${phone}`}>{phone}</Link>}
            </>
          ),
        },
        { term: t(messages.handler), value: handler },
        { term: t(messages.promised), value: row.promised_on && date(row.promised_on) },
        { term: t(messages.amount), value: row.amount_bani === null ? null : lei(row.amount_bani) },
      ]}
    />
  );
}
