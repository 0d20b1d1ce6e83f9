import { isApiProblem, useProblemText } from '@dosar/api-client';
import { Grid, HStack, notify, Stack, Text } from '@dosar/design-system';
import {
  Form,
  FormCheckboxField,
  FormSaveBar,
  FormSelectField,
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
import { pair, readStep, revisionOf, sendItems, type ItemFormProps } from './draft-item.ts';
import { itemMessages as messages } from './item-messages.ts';
import {
  newCode,
  stepAnswersOf,
  stepKeyOf,
  stepOf,
  stepSchema,
  type ReadStep,
  type StepAnswers,
} from './process-answers.ts';
import { ChoiceList, RulesField } from './rules-field.tsx';

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
      const detail = await sendItems(draft, [
        ...(isMoved ? [{ key: base.key, revision: base.revision }] : []),
        { key, revision: isMoved ? revisionOf(draft, key) : base.revision, step },
      ]);
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
        <RuleFields labels={labels} words={words} followsEvent={stored.follows_event} />
      </Stack>
      <FormSaveBar<StepAnswers> labels={labels} saveLabel={t(messages.keep)} />
      <UnsavedChangesGuard record="status" />
    </Form>
  );
}

type RuleFieldsProps = {
  labels: Readonly<Record<keyof StepAnswers, string>>;
  words: Schema<'ProcessWords'>;
  followsEvent: string | null;
};

/** Who may take the step, what has to hold before it, and what happens with it. */
function RuleFields({ labels, words, followsEvent }: RuleFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <RolesField label={labels.role_codes} roles={words.roles} />
      <HStack gap="4" flexWrap="wrap">
        <FormCheckboxField name="is_reason_required" label={labels.is_reason_required} />
        <FormCheckboxField name="asks_whom" label={labels.asks_whom} />
      </HStack>
      {followsEvent !== null && <Text tone="muted">{t(messages.followsEvent, { event: followsEvent })}</Text>}
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
    </>
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
