import { useEffect, useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldError } from '@dosar/design-system';
import { useForm, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router';
import type * as z from 'zod';
import type { Answers } from './notification-draft.ts';
import { useNotification } from './notification-context.ts';
import { messages } from './messages.ts';

/** The answers of one page of the draft. */
export type AnswerPart = keyof Answers;

/** Answers that the server did not accept, carried to their page: the field, and the reason if the page knows it. */
export type Refused = { refused: { field: string; reason?: string }[] };

type Question<Part extends AnswerPart> = {
  part: Part;
  schema: z.ZodType<unknown, Answers[Part]>;
  /** The words for every reason that the schema names. */
  reasons: Record<string, MessageDescriptor>;
  onAnswered: () => void;
};

/** One page's form: starts with what was entered before, keeps every stroke, and checks when it is sent. */
export function useQuestionForm<Part extends AnswerPart>({
  part,
  schema,
  reasons,
  onAnswered,
}: Question<Part>) {
  const { draft } = useNotification();
  const { formatMessage: t } = useIntl();
  const refused = (useLocation().state as Refused | null)?.refused;
  const [refusals, setRefusals] = useState({ attempt: 0, fields: refused ?? [] });
  const form = useForm<Answers[Part]>({
    defaultValues: draft.read()[part] as DefaultValues<Answers[Part]>,
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });

  useEffect(
    function keepEveryStroke() {
      return form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.change({ [part]: { ...values } }),
      });
    },
    [draft, form, part],
  );
  useEffect(
    function showWhatTheServerRefused() {
      for (const { field, reason = '' } of refused ?? [])
        form.setError(field as Path<Answers[Part]>, { type: 'server', message: reason });
    },
    [form, refused],
  );

  const textOf = (reason = '') => {
    const words: MessageDescriptor = reasons[reason] ?? messages.refusedField;
    return t(words);
  };
  const errors: FieldErrors = form.formState.errors;
  return {
    form,
    /** The message of a field, absent while nothing is wrong with it. */
    errorOf: (field: Path<Answers[Part]>): string | undefined => {
      const error = errors[field];
      return error && textOf(reasonOf(error.message));
    },
    /** What kept the page from being left, as it was then: it does not move under the reader's hands. */
    summary: refusals.fields.map(({ field, reason }): FieldError => ({
      fieldId: field,
      message: textOf(reason),
    })),
    attempt: refusals.attempt,
    submit: form.handleSubmit(onAnswered, (found: FieldErrors) =>
      setRefusals(({ attempt }) => ({
        attempt: attempt + 1,
        fields: Object.entries(found).map(([field, error]) => ({ field, reason: reasonOf(error?.message) })),
      })),
    ),
  };
}

/** Our schemas and the server's answers give plain reasons; a form library could give more. */
function reasonOf(message: unknown): string {
  return typeof message === 'string' ? message : '';
}

/** The form of a page, for its fields. */
export type QuestionForm<Part extends AnswerPart> = ReturnType<typeof useQuestionForm<Part>>;
