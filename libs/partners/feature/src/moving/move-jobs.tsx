import { Grid, Heading, SelectField, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { everyPartner, partnersQuery } from '../directory/directory-queries.ts';
import { kindMessages, stateMessages } from '../jobs/state-messages.ts';
import { targetOf, type Targets } from './move-targets.ts';
import { messages } from './moving-messages.ts';

type MoveJobsProps = {
  partner: Schema<'Partner'>;
  jobs: readonly Schema<'OpenPartnerJob'>[];
  targets: Targets;
  onChoose: (targets: Targets) => void;
};

/** Where the open jobs of a partner go: all of them at once, or each for itself. */
export function MoveJobs({ partner, jobs, targets, onChoose }: MoveJobsProps) {
  const { formatMessage: t } = useIntl();
  const others = useOthers(partner);
  if (jobs.length === 0) return <Text tone="muted">{t(messages.none)}</Text>;
  const chosen = new Set(jobs.map((job) => targetOf(targets, job)));
  const [only = ''] = chosen;
  const handler = { value: 'handler', label: t(messages.handler) };
  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {t(messages.heading, { count: jobs.length })}
      </Heading>
      <SelectField
        label={t(messages.all)}
        placeholder={t(messages.one)}
        value={chosen.size === 1 ? only : ''}
        onChange={({ target: { value } }) => {
          if (value !== '') onChoose(new Map(jobs.map(({ partner_job_id: id }) => [id, value])));
        }}
        choices={[{ value: 'next', label: t(messages.nextAll) }, handler, ...others]}
      />
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {jobs.map((job) => (
          <SelectField
            key={job.partner_job_id}
            label={t(messages.job, {
              file: job.claim_file_no,
              kind: t(kindMessages[job.kind]),
              state: t(stateMessages[job.state]),
            })}
            {...(job.vehicle !== null && { hint: job.vehicle })}
            placeholder={null}
            value={targetOf(targets, job)}
            onChange={({ target }) => onChoose(new Map(targets).set(job.partner_job_id, target.value))}
            choices={[
              {
                value: 'next',
                label:
                  job.next_name === null ? t(messages.noNext) : t(messages.next, { name: job.next_name }),
              },
              handler,
              ...others,
            ]}
          />
        ))}
      </Grid>
      <Text tone="muted" size="sm">
        {t(messages.told)}
      </Text>
    </Stack>
  );
}

/** Partners of the same kind that work, the first fifty by name. */
function useOthers({ row }: Schema<'Partner'>) {
  const found = useInfiniteQuery(partnersQuery({ ...everyPartner, kind: row.kind, state: 'active' }));
  return (found.data?.pages.flatMap(({ items }) => items) ?? [])
    .filter(({ partner_id: id }) => id !== row.partner_id)
    .map(({ partner_id: value, name, locality }) => ({
      value,
      label: [name, locality].filter(Boolean).join(', '),
    }));
}
