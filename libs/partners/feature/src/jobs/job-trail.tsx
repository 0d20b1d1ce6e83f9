import { Box, Grid, VisuallyHidden } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { needsQuote } from '@dosar/partners-domain';
import { useIntl } from 'react-intl';
import { messages } from './job-messages.ts';
import type { Job } from './job-queries.ts';
import { stateMessages } from './state-messages.ts';

type State = Schema<'PartnerJobState'>;

/** The way of a job that goes well; waiting for parts is a part of the work. */
const way: readonly State[] = [
  'sent',
  'accepted',
  'quoted',
  'approved',
  'in_work',
  'done',
  'invoiced',
  'paid',
];

/** Jobs without an estimate go from the answer to the work. */
const ofQuotes: readonly State[] = ['quoted', 'approved'];

/** The steps of a job, with the day on which each was taken. */
export function JobTrail({ job }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { kind, state, steps } = job;
  if (state === 'cancelled') return null;
  const shown = way.filter((step) => needsQuote(kind) || !ofQuotes.includes(step));
  const now = shown.indexOf(state === 'waiting_parts' ? 'in_work' : state);
  const dayOf = (step: State) => steps.findLast(({ to_state: to }) => to === step)?.happened_at;
  return (
    <Grid
      as="ol"
      aria-label={t(messages.steps)}
      listStyleType="none"
      gap="1"
      gridTemplateColumns={{
        base: 'repeat(4, minmax(0, 1fr))',
        md: `repeat(${shown.length}, minmax(0, 1fr))`,
      }}
    >
      {shown.map((step, index) => {
        const isBehind = index < now;
        const isNow = index === now;
        const day = isBehind || isNow ? dayOf(step) : undefined;
        const name = t(stateMessages[isNow && state === 'waiting_parts' ? 'waiting_parts' : step]);
        const said = isNow ? messages.stepNow : isBehind ? messages.stepDone : messages.stepAhead;
        return (
          <Box as="li" key={step} aria-current={isNow ? 'step' : undefined} minWidth="0">
            <Box
              height="4px"
              borderRadius="full"
              background={isBehind ? 'phaseDone' : isNow ? 'phaseActive' : 'borderMedium'}
            />
            <Box
              fontSize="sm"
              overflowWrap="anywhere"
              fontWeight={isNow ? 'strong' : undefined}
              color={isBehind || isNow ? undefined : 'textMuted'}
            >
              <span aria-hidden>{name}</span>
              <VisuallyHidden>{t(said, { state: name })}</VisuallyHidden>
            </Box>
            {day !== undefined && (
              <Box fontSize="sm" color="textMuted">
                {date(day)}
              </Box>
            )}
          </Box>
        );
      })}
    </Grid>
  );
}
