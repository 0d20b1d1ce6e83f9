import {
  Card,
  DescriptionList,
  Flex,
  Heading,
  Icon,
  Link,
  Stack,
  StatusChip,
  Text,
  type Fact,
  type Phase,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { LineDifferences, ShownLines } from '../lines/shown-lines.tsx';
import { JobLink } from '../link/job-link.tsx';
import { TalkOfJob } from '../talk/talk-of-job.tsx';
import { JobActs } from './job-acts.tsx';
import { JobHistory } from './job-history.tsx';
import { messages } from './job-messages.ts';
import type { Job } from './job-queries.ts';
import { JobTrail } from './job-trail.tsx';
import { kindMessages, stateMessages } from './state-messages.ts';

const phases: Record<Schema<'PartnerJobState'>, Phase> = {
  draft: 'new',
  sent: 'waiting',
  accepted: 'active',
  declined: 'new',
  quoted: 'active',
  approved: 'active',
  in_work: 'active',
  waiting_parts: 'waiting',
  done: 'active',
  invoiced: 'active',
  paid: 'done',
  cancelled: 'cancelled',
};

/** One job: how far it is, whose turn it is, its money, and what can be done. */
export function JobCard({ job, assignmentId }: { job: Job; assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <Card>
      <Stack gap="3">
        <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <Heading as="h3" size="md" overflowWrap="anywhere">
            {t(kindMessages[job.kind])}: {job.worker?.name ?? t(messages.nobody)}
          </Heading>
          <StatusChip
            variant="chip"
            label={t(stateMessages[job.state])}
            phase={job.is_late ? 'late' : phases[job.state]}
          />
        </Flex>
        <JobTrail job={job} />
        <Turn job={job} />
        <JobActs job={job} assignmentId={assignmentId} />
        <JobLink job={job} />
        <JobFacts job={job} />
        <JobHistory job={job} />
        <TalkOfJob job={job} />
      </Stack>
    </Card>
  );
}

/** Who has to act next, and until when. */
function Turn({ job }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { next_party: next, due_at: due, is_late: isLate, worker, state, on_silence: silence } = job;
  if (next === null) return null;
  const name = worker?.name ?? t(messages.nobody);
  const whose = {
    handler: t(messages.turnHandler),
    partner: t(messages.turnPartner, { name }),
    payments: t(messages.turnPayments),
  };
  return (
    <Stack gap="1">
      <Flex gap="2" alignItems="flex-start" color={isLate ? 'danger' : undefined}>
        <Icon name={isLate ? 'warning' : 'schedule'} />
        <Flex columnGap="2" flexWrap="wrap" minWidth="0">
          <Text fontWeight="strong">{whose[next]}</Text>
          {due !== null && <Text>{t(isLate ? messages.late : messages.until, { when: dateTime(due) })}</Text>}
        </Flex>
      </Flex>
      {state === 'sent' && (
        <Text tone="muted" size="sm">
          {t(silence === 'next' ? messages.ifSilentNext : messages.ifSilentAsk)}
        </Text>
      )}
    </Stack>
  );
}

/** What was asked for, and the money: estimate, agreed, invoiced, and by how much it differs. */
function JobFacts({ job }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { worker, documents } = job;
  const facts: (Fact | false)[] = [
    job.vehicle !== null && { term: t(messages.vehicle), value: job.vehicle },
    { term: t(messages.damage), value: job.damage },
    job.note !== null && { term: t(messages.note), value: job.note },
    job.choice_reason !== null && { term: t(messages.choice), value: job.choice_reason },
    typeof worker?.phone === 'string' && {
      term: t(messages.phone),
      value: <Link href={`tel:${worker.phone}`}>{worker.phone}</Link>,
    },
    typeof worker?.email === 'string' && { term: t(messages.email), value: worker.email },
    job.promised_on !== null && { term: t(messages.promised), value: date(job.promised_on) },
    job.state === 'waiting_parts' &&
      job.parts_until !== null && { term: t(messages.partsUntil), value: date(job.parts_until) },
    ...useMoneyFacts(job),
  ];
  return (
    <Stack gap="2">
      <DescriptionList facts={facts.filter((fact) => fact !== false)} />
      <ShownLines lines={job.quote_lines} />
      <LineDifferences differences={job.invoice?.line_differences ?? []} />
      {documents.length > 0 && (
        <Text tone="muted" size="sm" overflowWrap="anywhere">
          {t(messages.documents, { count: documents.length })}
          {': '}
          {documents.map(({ file_name: name }) => name).join(', ')}
        </Text>
      )}
    </Stack>
  );
}

/** The money: estimate, agreed, invoiced, and by how much it differs. */
function useMoneyFacts(job: Job): (Fact | false)[] {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  const { invoice } = job;
  return [
    job.quote_bani !== null && { term: t(messages.quote), value: lei(job.quote_bani) },
    job.agreed_bani !== null && { term: t(messages.agreed), value: lei(job.agreed_bani) },
    invoice !== null && {
      term: t(messages.invoice, { number: invoice.number }),
      value: `${lei(invoice.bani)}, ${date(invoice.date)}`,
    },
    typeof invoice?.difference_bani === 'number' && {
      term: t(messages.difference),
      value: (
        <Text as="span" fontWeight="strong" color={invoice.difference_bani === 0 ? undefined : 'warning'}>
          {invoice.difference_bani > 0 && '+'}
          {lei(invoice.difference_bani)}
        </Text>
      ),
    },
    typeof invoice?.difference_reason === 'string' && {
      term: t(messages.differenceReason),
      value: invoice.difference_reason,
    },
  ];
}
