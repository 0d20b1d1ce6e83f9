import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { Button, FieldGroup, Grid, HStack, notify, Stack, Text } from '@dosar/design-system';
import {
  Form,
  FormCheckboxField,
  FormColorField,
  FormNumberField,
  FormSaveBar,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  UnsavedChangesGuard,
  useController,
  useVersionedSubmit,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MeanwhileChoice } from '../status-texts/meanwhile-choice.tsx';
import { itemMessages as messages, phaseMessages, whomMessages } from './item-messages.ts';
import {
  newCode,
  phases,
  statusAnswersOf,
  statusOf,
  statusSchema,
  stepAnswersOf,
  stepKeyOf,
  stepOf,
  stepSchema,
  whom,
  type ReadStatus,
  type ReadStep,
  type StatusAnswers,
  type StepAnswers,
} from './process-answers.ts';
import { ChoiceList, RulesField } from './rules-field.tsx';

type Draft = Schema<'ProcessDraft'>;
const pair = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

export type ItemFormProps = {
  draft: Draft;
  words: Schema<'ProcessWords'>;
  readAgain: () => Promise<Schema<'ProcessDetail'>>;
  /** Told what the process is after the change, and which item is open then. */
  onStored: (detail: Schema<'ProcessDetail'>, key: string) => void;
};

const send = (body: { process_version_id: string; items: Schema<'ProcessItemChange'>[] }) =>
  dataOf(api.POST('/api/assignment/changeProcessDraft', { body }));

const revisionOf = (draft: Draft, key: string) =>
  draft.revisions.find((item) => item.key === key)?.revision ?? 0;

const readStatus = (from: Draft, status: Schema<'ProcessStatus'>): ReadStatus => {
  const key = `status:${status.code}`;
  return { key, revision: revisionOf(from, key), status };
};

const readStep = (from: Draft, step: Schema<'ProcessStep'>): ReadStep => {
  const key = stepKeyOf(step);
  return { key, revision: revisionOf(from, key), step };
};

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
      const detail = await send({
        process_version_id: draft.process_version_id,
        items: [{ key, revision: base.revision, status }],
      });
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
      </Stack>
      <FormSaveBar<StatusAnswers> labels={labels} saveLabel={t(messages.keep)} />
      <UnsavedChangesGuard record="status" />
    </Form>
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

/** A step of the draft, or a new one: from where to where, who may, what has to hold before, and what happens. */
export function StepForm({
  draft,
  words,
  stored,
  readAgain,
  onStored,
}: ItemFormProps & { stored: Schema<'ProcessStep'> }) {
  const { formatMessage: t, locale } = useIntl();
  const problemText = useProblemText();
  const isNew = stored.code === '';
  const begun = useMemo(() => readStep(draft, stored), [draft, stored]);
  const form = useZodForm({ schema: stepSchema, defaultValues: stepAnswersOf(begun) });
  const { submit, changes } = useVersionedSubmit<StepAnswers, ReadStep>({
    form,
    stored: begun,
    answersOf: stepAnswersOf,
    send: async (answers, base) => {
      const taken = draft.content.steps
        .filter(({ from_status_code: from }) => from === answers.from_status_code)
        .map(({ code }) => code);
      const step = stepOf(answers, {
        ...stored,
        code: isNew ? newCode(answers.name_en, taken) : stored.code,
      });
      const key = stepKeyOf(step);
      const isMoved = !isNew && key !== base.key;
      const detail = await send({
        process_version_id: draft.process_version_id,
        items: [
          ...(isMoved ? [{ key: base.key, revision: base.revision }] : []),
          { key, revision: isMoved ? revisionOf(draft, key) : base.revision, step },
        ],
      });
      onStored(detail, key);
      return readStep(detail.draft ?? draft, step);
    },
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
    readAgain: async () => {
      const { draft: now } = await readAgain();
      const found = now?.content.steps.find((step) => stepKeyOf(step) === begun.key);
      return now === null || found === undefined ? begun : readStep(now, found);
    },
  });
  const save = async (answers: StepAnswers) => {
    if ((await submit(answers)) !== undefined) notify.success(t(messages.kept));
  };
  const labels = useStepLabels();
  const statuses = draft.content.statuses.map((status) => ({
    value: status.code,
    label: locale === 'ro' ? status.name_ro : status.name_en,
  }));
  return (
    <Form form={form} onSubmit={save} problemText={problemText}>
      <MeanwhileChoice
        changes={changes}
        labels={labels}
        onChoose={(name, value) => {
          if (name in labels) form.setValue(name as keyof StepAnswers, value, { shouldDirty: true });
        }}
      />
      <Stack gap="3">
        <Grid gap="3" gridTemplateColumns={pair}>
          <FormSelectField
            name="from_status_code"
            label={labels.from_status_code}
            required
            choices={statuses}
          />
          <FormSelectField name="to_status_code" label={labels.to_status_code} required choices={statuses} />
          <FormTextField name="name_ro" label={labels.name_ro} maxLength={120} required lang="ro" />
          <FormTextField name="name_en" label={labels.name_en} maxLength={120} required lang="en" />
        </Grid>
        <RolesField label={labels.role_codes} roles={words.roles} />
        <HStack gap="4" flexWrap="wrap">
          <FormCheckboxField name="is_reason_required" label={labels.is_reason_required} />
          <FormCheckboxField name="asks_whom" label={labels.asks_whom} />
        </HStack>
        {stored.follows_event !== null && (
          <Text tone="muted">{t(messages.followsEvent, { event: stored.follows_event })}</Text>
        )}
        <RulesField
          name="conditions"
          label={labels.conditions}
          addLabel={t(messages.addCondition)}
          words={words.conditions}
        />
        <RulesField
          name="effects"
          label={labels.effects}
          addLabel={t(messages.addEffect)}
          words={words.effects}
        />
        <Grid gap="3" gridTemplateColumns={pair}>
          <FormTextField name="confirm_text_ro" label={labels.confirm_text_ro} maxLength={500} lang="ro" />
          <FormTextField name="confirm_text_en" label={labels.confirm_text_en} maxLength={500} lang="en" />
        </Grid>
      </Stack>
      <FormSaveBar<StepAnswers> labels={labels} saveLabel={t(messages.keep)} />
      <UnsavedChangesGuard record="status" />
    </Form>
  );
}

function RolesField({ label, roles }: { label: string; roles: readonly Schema<'ProcessWord'>[] }) {
  const { formatMessage: t } = useIntl();
  const { field } = useController({ name: 'role_codes' });
  const anyManager = { code: '*.manager', name: t(messages.anyManager) };
  return (
    <ChoiceList
      label={label}
      choices={[anyManager, ...roles]}
      value={field.value as string[]}
      onChange={field.onChange}
    />
  );
}

function useStepLabels(): Record<keyof StepAnswers, string> {
  const { formatMessage: t } = useIntl();
  return {
    from_status_code: t(messages.from_status_code),
    to_status_code: t(messages.to_status_code),
    name_ro: t(messages.name_ro),
    name_en: t(messages.name_en),
    role_codes: t(messages.role_codes),
    conditions: t(messages.conditions),
    effects: t(messages.effects),
    is_reason_required: t(messages.is_reason_required),
    asks_whom: t(messages.asks_whom),
    confirm_text_ro: t(messages.confirm_text_ro),
    confirm_text_en: t(messages.confirm_text_en),
  };
}

type RemoveButtonProps = Omit<ItemFormProps, 'words' | 'readAgain'> & { itemKey: string };

/** Takes a status or a step out of the draft; a status goes with its steps. */
export function RemoveButton({ draft, itemKey, onStored }: RemoveButtonProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const remove = async () => {
    try {
      const detail = await send({
        process_version_id: draft.process_version_id,
        items: [{ key: itemKey, revision: revisionOf(draft, itemKey) }],
      });
      onStored(detail, '');
    } catch (failure) {
      notify.error({ message: problemText(failure) });
    }
  };
  return (
    <Button variant="danger" onClick={() => void remove()}>
      {itemKey.startsWith('status:') ? t(messages.removeStatus) : t(messages.removeStep)}
    </Button>
  );
}
