import type { FieldError } from '@dosar/design-system';
import { useState, type FormEvent } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { FormProps } from './form.tsx';
import { fieldId } from './form-id.ts';
import { foundErrors, type FoundError } from './found-errors.ts';
import { refusedFields } from './refused-fields.ts';
import { useReasonText } from './use-reason-text.ts';

type Submission<Input extends FieldValues, Output extends FieldValues> = Omit<
  FormProps<Input, Output>,
  'children' | 'reasons'
> & { formId: string };

/** The order in which the fields are read, whatever the order in which they were checked. */
function inPageOrder(errors: FieldError[]): FieldError[] {
  const position = ({ fieldId: id }: FieldError) => document.getElementById(id);
  return errors.toSorted((one, other) => {
    const [first, second] = [position(one), position(other)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Sends a form and keeps what was refused at that attempt: the summary must not move under the reader's hands. */
export function useFormSubmit<Input extends FieldValues, Output extends FieldValues>({
  form,
  formId,
  onSubmit,
  problemText,
  fieldOf = (field) => field,
}: Submission<Input, Output>) {
  const [refusal, setRefusal] = useState<{ attempt: number; errors: FoundError[] }>({
    attempt: 0,
    errors: [],
  });
  const [problem, setProblem] = useState<string>();
  const reasonText = useReasonText();

  const refuse = (errors: FoundError[]) => setRefusal(({ attempt }) => ({ attempt: attempt + 1, errors }));

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

  const summary = refusal.errors.map(({ name, reason }) => ({
    fieldId: fieldId(formId, name),
    message: reasonText(reason),
  }));
  return { submit, summary: inPageOrder(summary), attempt: refusal.attempt, problem };
}
