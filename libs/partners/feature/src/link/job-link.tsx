import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Button, Flex, Stack, Text, notify } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useJobRefusal } from '../jobs/use-job-refusal.ts';
import { messages } from './link-messages.ts';

/** The link by which a shop without users opens its job: sent when, opened when, sent anew, withdrawn. */
export function JobLink({ job }: { job: Schema<'PartnerJob'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const refusalText = useJobRefusal();
  const queryClient = useQueryClient();
  const { link } = job;
  const options = () => ({
    params: {
      path: { partner_job_id: job.partner_job_id },
      header: { 'Idempotency-Key': newIdempotencyKey() },
    },
  });
  const change = useMutation({
    mutationFn: (what: 'send' | 'revoke') =>
      dataOf(
        what === 'send'
          ? api.POST('/api/partnerJob/sendJobLink/{partner_job_id}', options())
          : api.POST('/api/partnerJob/revokeJobLink/{partner_job_id}', options()),
      ),
    onSuccess: (_job, what) => notify.success(t(what === 'send' ? messages.sent : messages.revoked)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners', 'claims')),
  });
  if (!job.can_send_link && link === null) return null;
  return (
    <Stack gap="1" as="section" aria-label={t(messages.title)}>
      <Text tone="muted" size="sm" overflowWrap="anywhere">
        {link === null
          ? t(messages.none)
          : [
              t(messages.sentTo, { address: link.sent_to, when: dateTime(link.sent_at) }),
              link.opened_at === null
                ? t(messages.unopened)
                : t(messages.opened, { when: dateTime(link.opened_at) }),
            ].join(' · ')}
      </Text>
      {job.can_send_link && (
        <Flex gap="2" flexWrap="wrap">
          <Button
            variant="quiet"
            loading={change.isPending && change.variables === 'send'}
            onClick={() => change.mutate('send')}
          >
            {t(link === null ? messages.send : messages.sendAgain)}
          </Button>
          {link !== null && (
            <Button
              variant="quiet"
              loading={change.isPending && change.variables === 'revoke'}
              onClick={() => change.mutate('revoke')}
            >
              {t(messages.revoke)}
            </Button>
          )}
        </Flex>
      )}
    </Stack>
  );
}
