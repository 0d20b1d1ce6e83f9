import { get, useFormState, type FieldError } from 'react-hook-form';
import { useFieldId } from './form-id.ts';
import { useReasonText } from './use-reason-text.ts';

/** The id and the error text of the field `name` of the form around. */
export function useBoundField(name: string): { id: string; error: string | undefined } {
  const { errors } = useFormState({ name, exact: true });
  const reasonText = useReasonText();
  const found: unknown = get(errors, name);
  const error = found as FieldError | undefined;
  return { id: useFieldId(name), error: error && reasonText(error.message ?? '') };
}
