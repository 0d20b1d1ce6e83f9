import { Box, Grid, Stack, StatusChip, StepSegments, Text, type Phase } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { stateMessages } from '../jobs/state-messages.ts';
import { CarName } from './car-name.tsx';
import { messages } from './own-messages.ts';
import { useJobTimes } from './use-job-times.ts';

type Row = Schema<'OwnJobRow'>;

/** The states that a job that goes well comes by, in order. */
const way: readonly Row['state'][] = [
  'sent',
  'accepted',
  'quoted',
  'approved',
  'in_work',
  'waiting_parts',
  'done',
  'invoiced',
  'paid',
];

/** How the state of a job looks. */
export function phaseOf({ state, is_our_turn: isOurs }: Pick<Row, 'state' | 'is_our_turn'>): Phase {
  if (state === 'paid') return 'done';
  if (state === 'cancelled' || state === 'declined') return 'cancelled';
  return isOurs && state !== 'waiting_parts' ? 'active' : 'waiting';
}

type RowsProps = {
  label: string;
  jobs: readonly Row[];
  chosenId: string | undefined;
  onChoose: (jobId: string) => void;
};

/** Jobs one below the other: the car, how far it is, the day that matters, the amount. */
export function OwnRows({ label, jobs, chosenId, onChoose }: RowsProps) {
  return (
    <Box as="ul" listStyleType="none" aria-label={label} borderTopWidth="1px">
      {jobs.map((job) => (
        <JobRow
          key={job.partner_job_id}
          job={job}
          isChosen={job.partner_job_id === chosenId}
          onChoose={onChoose}
        />
      ))}
    </Box>
  );
}

function JobRow({
  job,
  isChosen,
  onChoose,
}: {
  job: Row;
  isChosen: boolean;
  onChoose: (jobId: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const term = useJobTimes().term(job);
  return (
    <Grid
      as="li"
      gap="3"
      alignItems="center"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) 7rem',
      }}
      paddingBlock="2"
      paddingInline="2"
      borderBottomWidth="1px"
      background={isChosen ? 'brandSubtle' : undefined}
      aria-current={isChosen ? 'true' : undefined}
    >
      <Stack gap="0" minWidth="0">
        <CarName job={job} onOpen={onChoose} />
        <Text tone="muted" size="sm">
          {`${job.claim_file_no} · ${job.insurer_name}`}
        </Text>
      </Stack>
      <Stack gap="0" minWidth="0">
        <StatusChip label={t(stateMessages[job.state])} phase={phaseOf(job)} />
        <StepSegments
          step={job.state === 'paid' ? way.length : Math.max(way.indexOf(job.state), 0)}
          count={way.length}
        />
      </Stack>
      <Box>
        {term && (
          <Text size="sm">
            <Box as="span" color={term.isLate ? 'danger' : undefined}>
              {term.isLate ? `${term.words} · ${t(messages.late)}` : term.words}
            </Box>
          </Text>
        )}
        {job.is_our_turn && (
          <Text size="sm" tone="muted">
            {t(messages.yourTurn)}
          </Text>
        )}
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        {job.amount_bani === null ? '–' : lei(job.amount_bani)}
      </Box>
    </Grid>
  );
}
