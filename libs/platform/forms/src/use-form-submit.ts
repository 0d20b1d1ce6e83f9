import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalsIn, type Refusal } from './refusals.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useReasonText } from './use-reason-text.ts';

/** What is sent, and what becomes of a refusal. */
export type FormSubmission<Input extends FieldValues, Output extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends the answers; a failure that names fields is shown at those fields. */
  onSubmit: (answers: Output) => void | Promise<void>;
  /** The form's field for a field of the server; the same name when absent. */
  fieldOf?: (serverField: string) => string;
  /** Answers that were refused before this page was opened. */
  refused?: readonly Refusal[] | undefined;
  /** What keeps the form from being sent besides its answers; `useFieldId` marks where each of them leads. */
  blockers?: readonly Refusal[];
  /** Needs no summary: the field with its message takes the focus. */
  oneField?: boolean;
  /** Words for a failure that names no field of this form. */
  problemText?: (failure: unknown) => string;
};

/** An attempt that failed and has been told: the form library must not take it for a success. */
class ToldFailure extends Error {}

/** Sends a form, once however often it is pressed, and tells what was refused. */
export function useFormSubmit<Input extends FieldValues, Output extends FieldValues>({
  form,
  formId,
  onSubmit,
  problemText,
  fieldOf = (field) => field,
  refused,
  blockers = [],
  oneField = false,
}: FormSubmission<Input, Output> & { formId: string }) {
  const summary = useErrorSummary(formId, oneField);
  const [problem, setProblem] = useState<string>();
  const reasonText = useReasonText();

  const refuseFields = (refusals: readonly Refusal[]) => {
    for (const { name, reason } of refusals)
      form.setError(name as Path<Input>, { type: 'server', message: reason });
    summary.show(refusals);
  };
  const showRefused = useEffectEvent(refuseFields);
  useEffect(
    function showWhatWasRefusedBefore() {
      if (refused && refused.length > 0) showRefused(refused);
    },
    [refused],
  );

  const tell = (failure: unknown) => {
    const refusals = refusalsOf(refusedFields(failure), fieldOf, reasonText);
    if (refusals.length > 0) return refuseFields(refusals);
    if (!problemText) throw failure;
    setProblem(problemText(failure));
  };
  const send = async (answers: Output) => {
    setProblem(undefined);
    summary.clear();
    if (blockers.length > 0) {
      summary.show(blockers);
      throw new ToldFailure();
    }
    try {
      await onSubmit(answers);
    } catch (failure) {
      tell(failure);
      throw new ToldFailure();
    }
  };
  const attempt = form.handleSubmit(send, (errors: FieldErrors<Input>) =>
    summary.show([...refusalsIn(errors), ...blockers]),
  );
  const submit = useOneAtATime((event) =>
    attempt(event).catch((failure: unknown) => {
      if (!(failure instanceof ToldFailure)) throw failure;
    }),
  );
  return { submit, summary, problem };
}

function refusalsOf(
  fields: RefusedField[],
  fieldOf: (serverField: string) => string,
  reasonText: (reason: string) => string,
): Refusal[] {
  return fields.map(({ field, code, message = '' }) => ({
    name: fieldOf(field),
    // Our own words in the reader's language before the server's.
    reason: reasonText(code) === code ? message : code,
  }));
}

/** What the server says about one field. */
type RefusedField = { field: string; code: string; message?: string };

function isRefusedField(value: unknown): value is RefusedField {
  return typeof value === 'object' && value !== null && 'field' in value && 'code' in value;
}

/** The fields that a failed call names; none when the failure is about something else. */
function refusedFields(failure: unknown): RefusedField[] {
  if (typeof failure !== 'object' || failure === null || !('fields' in failure)) return [];
  return Array.isArray(failure.fields) ? failure.fields.filter(isRefusedField) : [];
}
