import { isApiProblem, useProblemText } from '@dosar/api-client';
import { FieldGroup, Grid, notify, Stack } from '@dosar/design-system';
import {
  Form,
  FormColorField,
  FormNumberField,
  FormSaveBar,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  UnsavedChangesGuard,
  useVersionedSubmit,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MeanwhileChoice } from '../status-texts/meanwhile-choice.tsx';
import { pair, readStatus, sendItems, type ItemFormProps } from './draft-item.ts';
import { itemMessages as messages } from './item-messages.ts';
import { phaseMessages, whomMessages } from './phase-messages.ts';
import {
  newCode,
  phases,
  statusAnswersOf,
  statusOf,
  statusSchema,
  whom,
  type ReadStatus,
  type StatusAnswers,
} from './process-answers.ts';

/** A status of the draft, or a new one: names, phase, on whom it waits, how long, tracker and help. */
export function StatusForm({
  draft,
  words,
  stored,
  readAgain,
  onStored,
}: ItemFormProps & { stored: Schema<'ProcessStatus'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const isNew = stored.code === '';
  const begun = useMemo(() => readStatus(draft, stored), [draft, stored]);
  const form = useZodForm({ schema: statusSchema, defaultValues: statusAnswersOf(begun) });
  const { submit, changes } = useVersionedSubmit<StatusAnswers, ReadStatus>({
    form,
    stored: begun,
    answersOf: statusAnswersOf,
    send: async (answers, base) => {
      const taken = draft.content.statuses.map(({ code }) => code);
      const status = statusOf(answers, isNew ? newCode(answers.name_en, taken) : stored.code);
      const key = `status:${status.code}`;
      const detail = await sendItems(draft, [{ key, revision: base.revision, status }]);
      onStored(detail, key);
      return readStatus(detail.draft ?? draft, status);
    },
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
    readAgain: async () => {
      const { draft: now } = await readAgain();
      const found = now?.content.statuses.find(({ code }) => code === stored.code);
      return now === null || found === undefined ? begun : readStatus(now, found);
    },
  });
  const save = async (answers: StatusAnswers) => {
    if ((await submit(answers)) !== undefined) notify.success(t(messages.kept));
  };
  const labels = useStatusLabels();
  return (
    <Form form={form} onSubmit={save} problemText={problemText}>
      <MeanwhileChoice
        changes={changes}
        labels={labels}
        onChoose={(name, value) => {
          if (name in labels) form.setValue(name as keyof StatusAnswers, value, { shouldDirty: true });
        }}
      />
      <Stack gap="3">
        <Grid gap="3" gridTemplateColumns={pair}>
          <FormTextField name="name_ro" label={labels.name_ro} maxLength={120} required lang="ro" />
          <FormTextField name="name_en" label={labels.name_en} maxLength={120} required lang="en" />
          <FormSelectField
            name="category_code"
            label={labels.category_code}
            placeholder={null}
            choices={phases.map((value) => ({ value, label: t(phaseMessages[value]) }))}
          />
          <FormSelectField
            name="waiting_on"
            label={labels.waiting_on}
            placeholder={t(messages.nobody)}
            choices={whom.map((value) => ({ value, label: t(whomMessages[value]) }))}
          />
          <FormNumberField name="sla_hours" label={labels.sla_hours} min={1} max={8760} />
          <FormColorField
            name="color"
            label={labels.color}
            pickLabel={t(messages.pickColor)}
            usualColor="#00796b"
          />
        </Grid>
        <TextFields labels={labels} words={words} />
      </Stack>
      <FormSaveBar<StatusAnswers> labels={labels} saveLabel={t(messages.keep)} />
      <UnsavedChangesGuard record="status" />
    </Form>
  );
}

type TextFieldsProps = {
  labels: Readonly<Record<keyof StatusAnswers, string>>;
  words: Schema<'ProcessWords'>;
};

/** What claimants and colleagues read of the status. */
function TextFields({ labels, words }: TextFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <FieldGroup title={t(messages.trackerGroup)}>
        <Stack gap="3">
          <FormSelectField
            name="tracker_step"
            label={labels.tracker_step}
            placeholder={t(messages.noTrackerStep)}
            choices={words.tracker_steps.map(({ index, name }) => ({ value: String(index), label: name }))}
          />
          <Grid gap="3" gridTemplateColumns={pair}>
            {(['event', 'next_step'] as const).map((part) =>
              (['title', 'description'] as const).map((kind) =>
                (['ro', 'en'] as const).map((language) => {
                  const name = `tracker_${part}_${kind}_${language}` as const;
                  const field = { name, label: labels[name], lang: language };
                  return kind === 'title' ? (
                    <FormTextField key={name} {...field} maxLength={120} />
                  ) : (
                    <FormTextAreaField key={name} {...field} maxLength={2000} rows={3} />
                  );
                }),
              ),
            )}
          </Grid>
        </Stack>
      </FieldGroup>
      <FieldGroup title={t(messages.helpGroup)}>
        <Grid gap="3" gridTemplateColumns={pair}>
          <FormTextAreaField
            name="help_html_ro"
            label={labels.help_html_ro}
            maxLength={3000}
            rows={3}
            lang="ro"
          />
          <FormTextAreaField
            name="help_html_en"
            label={labels.help_html_en}
            maxLength={3000}
            rows={3}
            lang="en"
          />
        </Grid>
      </FieldGroup>
    </>
  );
}

function useStatusLabels(): Record<keyof StatusAnswers, string> {
  const { formatMessage: t } = useIntl();
  return {
    name_ro: t(messages.name_ro),
    name_en: t(messages.name_en),
    color: t(messages.color),
    category_code: t(messages.category_code),
    waiting_on: t(messages.waiting_on),
    sla_hours: t(messages.sla_hours),
    tracker_step: t(messages.tracker_step),
    tracker_event_title_ro: t(messages.tracker_event_title_ro),
    tracker_event_title_en: t(messages.tracker_event_title_en),
    tracker_event_description_ro: t(messages.tracker_event_description_ro),
    tracker_event_description_en: t(messages.tracker_event_description_en),
    tracker_next_step_title_ro: t(messages.tracker_next_step_title_ro),
    tracker_next_step_title_en: t(messages.tracker_next_step_title_en),
    tracker_next_step_description_ro: t(messages.tracker_next_step_description_ro),
    tracker_next_step_description_en: t(messages.tracker_next_step_description_en),
    help_html_ro: t(messages.help_html_ro),
    help_html_en: t(messages.help_html_en),
  };
}
