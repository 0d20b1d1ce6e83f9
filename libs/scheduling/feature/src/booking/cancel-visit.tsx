import { Text, notify } from '@dosar/design-system';
import { FormDialog, FormTextField, optionalText, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useVisitTimes } from '../slots/visit-times.ts';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import { useVisitChange, useVisitRefusal } from './use-visit-change.ts';

const schema = z.object({ reason: optionalText({ max: 300 }) });

/** Asks once, then cancels a visit. */
export function CancelVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const refusalText = useVisitRefusal();
  const { cancel, refresh } = useVisitChange();
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  return (
    <FormDialog
      open
      danger
      form={form}
      size="small"
      title={t(messages.cancelTitle)}
      submitLabel={t(messages.cancel)}
      problemText={refusalText}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
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
      <FormTextField name="reason" label={t(messages.reason)} optional maxLength={300} />
    </FormDialog>
  );
}
