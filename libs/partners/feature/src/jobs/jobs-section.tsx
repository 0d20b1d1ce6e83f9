import { useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { Button, EmptyState, ErrorState, Flex, LoadingState, Stack } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { JobCard } from './job-card.tsx';
import { messages } from './job-messages.ts';
import { jobsQuery } from './job-queries.ts';
import { MakeJobDialog } from './make-job-dialog.tsx';

/** What partners do for the open file: who has to act until when, and what can be done now. */
export function JobsSection({ assignmentId }: Pick<OpenedFile, 'assignmentId'>) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(jobsQuery(assignmentId));
  const [isMaking, setMaking] = useState(false);
  if (found.isError && found.data === undefined)
    return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (found.data === undefined) return <LoadingState shape="cards" count={2} />;
  const { jobs, can_make: canMake, default_damage: damage, default_on_silence: onSilence } = found.data;
  const make = canMake && (
    <Button variant="primary" icon="send" onClick={() => setMaking(true)}>
      {t(messages.make)}
    </Button>
  );
  return (
    <Stack gap="4">
      {jobs.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t(messages.none)}
          description={t(canMake ? messages.noneText : messages.noneTextRead)}
          action={make || undefined}
        />
      ) : (
        <>
          <Flex justifyContent="flex-end">{make}</Flex>
          {jobs.map((job) => (
            <JobCard key={job.partner_job_id} job={job} assignmentId={assignmentId} />
          ))}
        </>
      )}
      {isMaking && (
        <MakeJobDialog
          assignmentId={assignmentId}
          damage={damage}
          onSilence={onSilence}
          onClose={() => setMaking(false)}
        />
      )}
    </Stack>
  );
}
