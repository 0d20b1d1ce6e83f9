import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Button, Flex, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SuspendDialog } from '../moving/suspend-dialog.tsx';
import { messages } from './directory-messages.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { usePartnerRefusal } from './use-partner-refusal.ts';

type Partner = Schema<'Partner'>;

/** What is done to a partner: changed, suspended, given work again. */
export function PartnerActs({ partner }: { partner: Partner }) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'suspend'>();
  const { row, row_version } = partner;
  const resume = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/partner/resumePartner/{partner_id}', {
          params: { path: { partner_id: row.partner_id } },
          body: { row_version },
        }),
      ),
    onSuccess: () => notify.success(t(messages.saved)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <Flex gap="2" flexWrap="wrap">
      <Button icon="edit" onClick={() => setOpen('edit')}>
        {t(messages.edit)}
      </Button>
      {row.is_active ? (
        <Button variant="danger" onClick={() => setOpen('suspend')}>
          {t(messages.suspend)}
        </Button>
      ) : (
        <Button loading={resume.isPending} onClick={() => resume.mutate()}>
          {t(messages.resume)}
        </Button>
      )}
      {open === 'edit' && <PartnerDialog partner={partner} onClose={() => setOpen(undefined)} />}
      {open === 'suspend' && <SuspendDialog partner={partner} onClose={() => setOpen(undefined)} />}
    </Flex>
  );
}
