import { api, apiQuery, dataOf, getTemplate, isApiProblem, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useVersionedSubmit, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { asksApproval } from './approval/asks-approval.ts';
import { messages as approvalMessages } from './approval/messages.ts';
import { messages } from './messages.ts';
import {
  answersOf,
  answersOfTemplate,
  requestOf,
  textsOf,
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
  const shown = (from: Settings) => answersOfTemplate(from, words);
  const isAsking = useRef(true);
  const form = useZodForm({ schema: templateSchema, defaultValues: shown(stored) });
  const { submit, changes } = useVersionedSubmit<TemplateAnswers, Settings>({
    form,
    stored,
    answersOf: shown,
    send: (answers, base) => sendTemplate({ stored, taken }, { answers, base, asks: isAsking.current }),
    isStale: (failure) => !isNew && isApiProblem(failure, 'stale_row_version'),
    readAgain: () => queryClient.fetchQuery({ ...templateQuery(stored.template_code), staleTime: 0 }),
  });
  const save = async (answers: TemplateAnswers, asks = true) => {
    isAsking.current = asks;
    const saved = await submit(answers);
    if (saved === undefined) return;
    setTemplate(saved);
    notify.success(
      saved.draft === null
        ? t(messages.saved, { version: saved.version })
        : t(saved.draft.state === 'waiting' ? approvalMessages.asked : approvalMessages.draftSaved),
    );
    await queryClient.invalidateQueries(queriesOf('messages', 'config'));
    if (isNew)
      await navigate({ search: `?template=${encodeURIComponent(saved.template_code)}` }, { replace: true });
  };
  const restore = (version: Schema<'TemplateVersion'>) => {
    const texts = answersOf(version, form.getValues('is_active'), words);
    for (const [name, value] of Object.entries(texts).filter(([field]) => field !== 'note'))
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
    asks: asksApproval(template, textsOf(form.watch(), stored.variables)),
    save: (answers: TemplateAnswers) => save(answers),
    saveDraft: form.handleSubmit((answers) => save(answers, false)),
    changes,
    restore,
    isDirty: form.formState.isDirty,
    isSaving: form.formState.isSubmitting,
    discard: () => form.reset(),
  };
}

type Typed = {
  answers: TemplateAnswers;
  /** The stored template that the answers began with. */
  base: Settings;
  /** A draft is sent to a second person at once. */
  asks: boolean;
};

/** Saves a template, or a draft of it where a second person has to approve the texts. */
function sendTemplate({ stored, taken }: EditedTemplate, { answers, base, asks }: Typed): Promise<Settings> {
  const isNew = stored.template_code === '';
  const body = requestOf(answers, {
    code: isNew ? codeFor(namedFor(answers.name_ro, stored.in_set), taken) : base.template_code,
    rowVersion: isNew ? 0 : base.row_version,
    variables: stored.variables,
    inSet: isNew ? stored.in_set : null,
  });
  if (!asksApproval(base, body.texts)) return dataOf(api.POST('/api/message/saveTemplate', { body }));
  const draft = { draft_version: base.draft?.draft_version ?? 0, asks, note: answers.note };
  return dataOf(api.POST('/api/messageTemplateDraft/save', { body: { ...body, ...draft } }));
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
    note: t(approvalMessages.why),
    subject_ro: t(textMessages.subjectOf, { language: 'ro' }),
    subject_en: t(textMessages.subjectOf, { language: 'en' }),
    email_ro: t(textMessages.textOf, { channel: 'email', language: 'ro' }),
    email_en: t(textMessages.textOf, { channel: 'email', language: 'en' }),
    sms_ro: t(textMessages.textOf, { channel: 'sms', language: 'ro' }),
    sms_en: t(textMessages.textOf, { channel: 'sms', language: 'en' }),
  };
}
