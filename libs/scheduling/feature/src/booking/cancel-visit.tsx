import { apiQuery, browseReasons } from '@dosar/api-client';
import { Text, notify } from '@dosar/design-system';
import { FormDialog, FormSelectField, FormTextField, optionalText, useZodForm } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useVisitTimes } from '../slots/visit-times.ts';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { claimantMessages } from './claimant-messages.ts';
import { messages } from './messages.ts';
import { useVisitChange, useVisitRefusal } from './use-visit-change.ts';

// Both together fit into what a visit keeps as its reason.
const schema = z.object({ usual: z.string(), reason: optionalText({ max: 170 }) });

type CancelVisitProps = { visit: Visit; isForStaff: boolean; onClose: () => void };

/** Asks once, then cancels a visit. */
export function CancelVisit({ visit, isForStaff, onClose }: CancelVisitProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const refusalText = useVisitRefusal();
  const { cancel, refresh } = useVisitChange();
  const offered = useQuery(apiQuery(browseReasons, { params: { query: { place: 'visit_cancellation' } } }));
  const usual = offered.data?.items ?? [];
  const form = useZodForm({ schema, defaultValues: { usual: '', reason: '' } });
  return (
    <FormDialog
      open
      danger
      form={form}
      size="small"
      title={t(messages.cancelTitle)}
      submitLabel={t(isForStaff ? messages.cancel : claimantMessages.cancel)}
      problemText={refusalText}
      onClose={onClose}
      onSubmit={async ({ usual: name, reason: words }) => {
        const reason = [name, words].filter((part) => part !== '').join('. ');
        await cancel({
          visit_id: visit.visit_id,
          row_version: visit.row_version,
          ...(reason !== '' && { reason }),
        });
        notify.success(t(messages.cancelled));
        await refresh();
        onClose();
      }}
    >
      <Text _firstLetter={{ textTransform: 'uppercase' }}>
        {t(messages.cancelLead, { hour: at(visit.starts_at), place: visit.place.name })}
      </Text>
      {usual.length > 0 && (
        <FormSelectField
          name="usual"
          label={t(messages.reason)}
          placeholder={t(messages.noReason)}
          optional
          choices={usual.map(({ name }) => ({ value: name, label: name }))}
        />
      )}
      <FormTextField name="reason" label={t(messages.reasonInWords)} optional maxLength={170} />
    </FormDialog>
  );
}
