import { Disclosure, DisclosureButton, DisclosureContent } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { JobTalk } from './job-talk.tsx';
import { messages } from './talk-messages.ts';

/** Messages with the partner of a job, read when somebody asks for them; a shop that was typed reads them by its link. */
export function TalkOfJob({ job }: { job: Schema<'PartnerJob'> }) {
  const { formatMessage: t } = useIntl();
  const isWithPartner =
    job.state !== 'draft' &&
    job.state !== 'declined' &&
    ((job.worker?.partner_id ?? null) !== null || job.link !== null);
  if (!isWithPartner) return null;
  return (
    <Disclosure>
      <DisclosureButton variant="quiet">{t(messages.open)}</DisclosureButton>
      <DisclosureContent>
        <JobTalk jobId={job.partner_job_id} />
      </DisclosureContent>
    </Disclosure>
  );
}
