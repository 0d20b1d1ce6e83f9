import {
  api,
  apiQuery,
  dataOf,
  getPartnerJobSettings,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import { Dialog, ErrorState, LoadingState, notify, Text } from '@dosar/design-system';
import { FormDialog, FormRadioGroupField, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './silence-messages.ts';

const schema = z.object({ on_silence: z.enum(['next', 'ask']) });

/** What the organisation wants when a partner does not answer an offer in time. */
export function SilenceDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(apiQuery(getPartnerJobSettings));
  if (found.data) return <Loaded settings={found.data} onClose={onClose} />;
  return (
    <Dialog open title={t(messages.open)} onClose={onClose}>
      {found.isError ? <ErrorState {...failureOf(found)} /> : <LoadingState shape="rows" count={2} />}
    </Dialog>
  );
}

type LoadedProps = { settings: Schema<'PartnerJobSettings'>; onClose: () => void };

function Loaded({ settings, onClose }: LoadedProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { on_silence: settings.on_silence } });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.open)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={async ({ on_silence }) => {
        await dataOf(
          api.POST('/api/partner/savePartnerJobSettings', {
            body: { on_silence, row_version: settings.row_version },
          }),
        );
        notify.success(t(messages.saved));
        onClose();
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
      problemText={problemText}
      oneField
    >
      <Text>{t(messages.lead)}</Text>
      <FormRadioGroupField
        name="on_silence"
        label={t(messages.label)}
        choices={[
          { value: 'next', label: t(messages.next) },
          { value: 'ask', label: t(messages.ask) },
        ]}
      />
    </FormDialog>
  );
}
