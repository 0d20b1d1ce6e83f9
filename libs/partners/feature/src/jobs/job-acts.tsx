import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Button, Flex, Menu, MenuItem, notify } from '@dosar/design-system';
import { isOfPartner } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActDialog } from './act-dialog.tsx';
import { actMessages } from './act-messages.ts';
import { AnswerLinesDialog } from '../lines/answer-lines-dialog.tsx';
import { isAskingMore, isByLine } from './act-needs.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { messages } from './job-messages.ts';
import type { Job } from './job-queries.ts';
import { useJobRefusal } from './use-job-refusal.ts';

type Act = Schema<'PartnerJobAct'>;

/** What undoes more than it does stands behind the others. */
const quiet: readonly Act[] = ['take_back', 'reopen', 'cancel'];

/** What can be done to a job now: the own steps as buttons, what the partner told behind one more. */
export function JobActs({ job, assignmentId }: { job: Job; assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useJobRefusal();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Act>();
  const act = useMutation({
    mutationFn: (what: Act) => carryOut(job, what),
    onSuccess: () => notify.success(t(messages.saved)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners', 'claims')),
  });
  const begin = (what: Act) => (isAskingMore(job, what) ? setOpen(what) : act.mutate(what));
  const own = job.acts.filter((what) => !isOfPartner(what));
  const told = job.acts.filter(isOfPartner);
  const [next] = own.filter((what) => !quiet.includes(what) && what !== 'refuse_quote');
  if (job.acts.length === 0) return null;
  return (
    <Flex gap="2" flexWrap="wrap">
      {own
        .filter((what) => !quiet.includes(what))
        .map((what) => (
          <Button
            key={what}
            variant={what === next ? 'primary' : 'secondary'}
            loading={act.isPending && act.variables === what}
            onClick={() => begin(what)}
          >
            {t(actMessages[what])}
          </Button>
        ))}
      {told.length > 0 && (
        <Menu look="chip" label={t(messages.phoneActs)} button={t(messages.phoneActs)}>
          {told.map((what) => (
            <MenuItem key={what} onSelect={() => begin(what)}>
              {t(actMessages[what])}
            </MenuItem>
          ))}
        </Menu>
      )}
      {own
        .filter((what) => quiet.includes(what))
        .map((what) => (
          <Button key={what} variant="quiet" onClick={() => setOpen(what)}>
            {t(actMessages[what])}
          </Button>
        ))}
      {open !== undefined &&
        (open === 'send' || open === 'offer_next' ? (
          <ChooseDialog job={job} act={open} assignmentId={assignmentId} onClose={() => setOpen(undefined)} />
        ) : isByLine(job, open) ? (
          <AnswerLinesDialog job={job} onClose={() => setOpen(undefined)} />
        ) : (
          <ActDialog job={job} act={open} onClose={() => setOpen(undefined)} />
        ))}
    </Flex>
  );
}

/** Does what needs no word more. */
function carryOut(job: Job, act: Act) {
  const params = { path: { partner_job_id: job.partner_job_id } };
  const header = { 'Idempotency-Key': newIdempotencyKey() };
  return act === 'pay'
    ? dataOf(
        api.POST('/api/partnerJob/payJob/{partner_job_id}', {
          params: { ...params, header },
          body: { row_version: job.row_version },
        }),
      )
    : dataOf(
        api.POST('/api/partnerJob/actOnJob/{partner_job_id}', {
          params: { ...params, header },
          body: { row_version: job.row_version, act },
        }),
      );
}
