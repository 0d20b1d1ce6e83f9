import { useState, type FormEvent } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { FormProps } from './form.tsx';
import { foundErrors, type FoundError } from './found-errors.ts';
import { refusedFields } from './refused-fields.ts';
import { summaryLines, type SummaryLine } from './summary-lines.ts';
import { useReasonText } from './use-reason-text.ts';
import { useSummaryText } from './use-summary-text.ts';

type Submission<Input extends FieldValues, Output extends FieldValues> = Omit<
  FormProps<Input, Output>,
  'children' | 'reasons'
> & { formId: string };

/** Sends a form and keeps what was refused at that attempt: the summary must not move under the reader's hands. */
export function useFormSubmit<Input extends FieldValues, Output extends FieldValues>({
  form,
  formId,
  onSubmit,
  problemText,
  fieldOf = (field) => field,
}: Submission<Input, Output>) {
  const [refusal, setRefusal] = useState<{ attempt: number; lines: SummaryLine[] }>({
    attempt: 0,
    lines: [],
  });
  const [problem, setProblem] = useState<string>();
  const reasonText = useReasonText();
  const summaryText = useSummaryText();

  const refuse = (errors: FoundError[]) =>
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, lines: summaryLines(errors, formId) }));

  const send = async (answers: Output) => {
    setProblem(undefined);
    refuse([]);
    try {
      await onSubmit(answers);
    } catch (failure) {
      const fields = refusedFields(failure).map(({ field, code, message }) => ({
        name: fieldOf(field),
        // Our own words in the reader's language before the server's.
        reason: reasonText(code) === code ? (message ?? code) : code,
      }));
      if (fields.length === 0 && !problemText) throw failure;
      for (const { name, reason } of fields)
        form.setError(name as Path<Input>, { type: 'server', message: reason });
      if (fields.length > 0) refuse(fields);
      else if (problemText) setProblem(problemText(failure));
      // Tells the form library that this attempt did not succeed.
      form.setError('root.server', { type: 'server' });
    }
  };
  const submit = (event: FormEvent) =>
    void form.handleSubmit(send, (errors: FieldErrors<Input>) => refuse(foundErrors(errors)))(event);

  const summary = refusal.lines.map((line) => ({ fieldId: line.fieldId, message: summaryText(line) }));
  return { submit, summary, attempt: refusal.attempt, problem };
}
