import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Grid, notify, Stack } from '@dosar/design-system';
import {
  FormDateField,
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  FormTimeField,
  reason,
  useZodForm,
} from '@dosar/forms';
import { instantOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { publishMessages as messages } from './publish-messages.ts';

type PublishDialogProps = {
  draft: Schema<'ProcessDraft'>;
  open: boolean;
  onClose: () => void;
  onPublished: (detail: Schema<'ProcessDetail'>) => void;
};

const stays = '-';

/** The moment as calls name it; an hour that the clocks leave out is the start of its day. */
function momentOf(day: string, time: string): string {
  const found = instantOf({ date: day, time: time || '08:00' });
  return ('instant' in found ? found.instant : startOfDay(day)).toISOString();
}

const schema = z.object({
  why: z.string().check(z.minLength(3, { error: reason('required') }), z.maxLength(500)),
  day: z.string(),
  time: z.string(),
  answers: z.record(
    z.string(),
    z.string().check(z.refine((text) => text !== '', { error: reason('required') })),
  ),
});

/** Why, from when, and what becomes of the work in statuses that disappear; published or refused as a whole. */
export function PublishDialog({ draft, open, onClose, onPublished }: PublishDialogProps) {
  const { formatMessage: t, locale } = useIntl();
  const problemText = useProblemText();
  const asked = draft.vanishing.filter(({ open_count: count }) => count > 0);
  const form = useZodForm({
    schema,
    defaultValues: {
      why: '',
      day: '',
      time: '08:00',
      answers: Object.fromEntries(asked.map(({ status_code: code }) => [code, ''])),
    },
  });
  const errors = draft.findings.filter(({ is_error: isError }) => isError).length;
  const publish = async ({ why, day, time, answers }: z.output<typeof schema>) => {
    const detail = await dataOf(
      api.POST('/api/assignment/publishProcess', {
        body: {
          process_version_id: draft.process_version_id,
          row_version: draft.row_version,
          reason: why,
          ...(day !== '' && { publish_at: momentOf(day, time) }),
          answers: Object.entries(answers).map(([status_code, to]) => ({
            status_code,
            to_status_code: to === stays ? null : to,
          })),
        },
      }),
    );
    notify.success(day === '' ? t(messages.published, { no: draft.version_no }) : t(messages.scheduled));
    onPublished(detail);
  };
  const targets = draft.content.statuses.map((status) => ({
    value: status.code,
    label: t(messages.movesTo, { name: locale === 'ro' ? status.name_ro : status.name_en }),
  }));
  return (
    <FormDialog
      open={open}
      title={t(messages.publishTitle, { no: draft.version_no })}
      onClose={onClose}
      submitLabel={t(messages.publishNow)}
      form={form}
      onSubmit={publish}
      problemText={problemText}
    >
      <Stack gap="3">
        {errors > 0 && <Banner tone="danger">{t(messages.errorsFirst, { count: errors })}</Banner>}
        <FormTextAreaField name="why" label={t(messages.reason)} required rows={2} maxLength={500} />
        <Grid gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
          <FormDateField name="day" label={t(messages.publishDay)} />
          <FormTimeField name="time" label={t(messages.publishTime)} />
        </Grid>
        {asked.map(({ status_code: code, name, open_count: count }) => (
          <FormSelectField
            key={code}
            name={`answers.${code}`}
            label={t(messages.answerFor, { name, count })}
            required
            choices={[...targets, { value: stays, label: t(messages.stays) }]}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
