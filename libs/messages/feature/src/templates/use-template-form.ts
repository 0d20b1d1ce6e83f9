import { api, apiQuery, dataOf, getTemplate, isApiProblem, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useVersionedSubmit, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import {
  answersOf,
  requestOf,
  templateSchema,
  type Settings,
  type TemplateAnswers,
  type TemplateDraft,
} from './template-answers.ts';
import { codeFor } from './template-words.ts';
import { messages as textMessages } from './text-messages.ts';

/** A template that is being changed, or made. */
export type EditedTemplate = {
  /** The stored template; a new one has no code. */
  stored: Settings;
  /** Codes that a new template cannot have. */
  taken: readonly string[];
};

/** A template as it is stored. */
export const templateQuery = (code: string) =>
  apiQuery(getTemplate, { params: { path: { template_code: code } } });

/** What is being typed, how it is saved over what a colleague may have saved, and how a version comes back. */
export function useTemplateForm({ stored, taken }: EditedTemplate) {
  const { formatMessage: t } = useIntl();
  const { locale: language } = useFormats();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [template, setTemplate] = useState(stored);
  const words = { variables: stored.variables, language };
  const isNew = stored.template_code === '';
  const shown = (from: Settings) => answersOf(from, from.is_active, words);
  const form = useZodForm({ schema: templateSchema, defaultValues: shown(stored) });
  const { submit, changes } = useVersionedSubmit<TemplateAnswers, Settings>({
    form,
    stored,
    answersOf: shown,
    send: (answers, base) =>
      dataOf(
        api.POST('/api/message/saveTemplate', {
          body: requestOf(answers, {
            code: isNew ? codeFor(namedFor(answers.name_ro, stored.in_set), taken) : base.template_code,
            rowVersion: isNew ? 0 : base.row_version,
            variables: stored.variables,
            inSet: isNew ? stored.in_set : null,
          }),
        }),
      ),
    isStale: (failure) => !isNew && isApiProblem(failure, 'stale_row_version'),
    readAgain: () => queryClient.fetchQuery({ ...templateQuery(stored.template_code), staleTime: 0 }),
  });
  const save = async (answers: TemplateAnswers) => {
    const saved = await submit(answers);
    if (saved === undefined) return;
    setTemplate(saved);
    notify.success(t(messages.saved, { version: saved.version }));
    await queryClient.invalidateQueries(queriesOf('messages', 'config'));
    if (isNew)
      await navigate({ search: `?template=${encodeURIComponent(saved.template_code)}` }, { replace: true });
  };
  const restore = (version: Schema<'TemplateVersion'>) => {
    const texts = answersOf(version, form.getValues('is_active'), words);
    for (const [name, value] of Object.entries(texts))
      form.setValue(name as keyof TemplateAnswers, value, { shouldDirty: true });
    notify.success(t(messages.restored, { version: version.version }));
  };
  return {
    form,
    draft: {
      answers: form.watch(),
      set: (field, text) => form.setValue(field, text, { shouldDirty: true }),
    } satisfies TemplateDraft,
    template,
    save,
    changes,
    restore,
    isDirty: form.formState.isDirty,
    isSaving: form.formState.isSubmitting,
    discard: () => form.reset(),
  };
}

/** What the code of a new template is made of; a set that was removed keeps the codes of its texts. */
const namedFor = (name: string, inSet: Settings['in_set']) =>
  inSet === null ? name : `${name.slice(0, 40)} s${inSet.template_set_id.slice(-6)}`;

/** What the fields are called where a colleague has changed them meanwhile. */
export function useTemplateLabels() {
  const { formatMessage: t } = useIntl();
  return {
    name_ro: t(messages.nameRo),
    name_en: t(messages.nameEn),
    is_active: t(messages.isActive),
    subject_ro: t(textMessages.subjectOf, { language: 'ro' }),
    subject_en: t(textMessages.subjectOf, { language: 'en' }),
    email_ro: t(textMessages.textOf, { channel: 'email', language: 'ro' }),
    email_en: t(textMessages.textOf, { channel: 'email', language: 'en' }),
    sms_ro: t(textMessages.textOf, { channel: 'sms', language: 'ro' }),
    sms_en: t(textMessages.textOf, { channel: 'sms', language: 'en' }),
  };
}
