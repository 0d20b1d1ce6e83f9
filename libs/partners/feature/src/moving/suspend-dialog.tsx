import {
  api,
  apiQuery,
  browseOpenJobsOfPartner,
  dataOf,
  queriesOf,
  useQueryFailure,
} from '@dosar/api-client';
import { ErrorState, LoadingState, notify, Text } from '@dosar/design-system';
import { FormDialog, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as words } from '../directory/directory-messages.ts';
import { usePartnerRefusal } from '../directory/use-partner-refusal.ts';
import { MoveJobs } from './move-jobs.tsx';
import { movesOf, type Targets } from './move-targets.ts';

const schema = z.object({ reason: requiredText({ min: 3, max: 500 }) });

type SuspendDialogProps = { partner: Schema<'Partner'>; onClose: () => void };

/** Suspends a partner with a reason, and asks where each of its open jobs goes. */
export function SuspendDialog({ partner, onClose }: SuspendDialogProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const partnerId = partner.row.partner_id;
  const found = useQuery({
    ...apiQuery(browseOpenJobsOfPartner, { params: { path: { partner_id: partnerId } } }),
    staleTime: 0,
  });
  const [targets, setTargets] = useState<Targets>(new Map());
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const jobs = found.data?.jobs;
  return (
    <FormDialog
      form={form}
      open
      danger
      size="large"
      title={t(words.suspend)}
      submitLabel={t(words.suspend)}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        if (jobs === undefined) return;
        try {
          await dataOf(
            api.POST('/api/partner/suspendPartner/{partner_id}', {
              params: { path: { partner_id: partnerId } },
              body: { row_version: partner.row_version, reason, moves: movesOf(jobs, targets) },
            }),
          );
        } catch (error) {
          // What is shown may be what was refused: a job that came in between is asked about, too.
          await found.refetch();
          throw error;
        }
        notify.success(t(words.saved));
        onClose();
        await queryClient.invalidateQueries(queriesOf('partners', 'claims', 'worklist'));
      }}
      problemText={refusalText}
    >
      <Text>{t(words.suspendText)}</Text>
      <FormTextAreaField name="reason" label={t(words.reason)} required maxLength={500} />
      {jobs ? (
        <MoveJobs partner={partner} jobs={jobs} targets={targets} onChoose={setTargets} />
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={3} />
      )}
    </FormDialog>
  );
}
