import { CheckboxField, type CheckboxFieldProps } from '@dosar/design-system';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormCheckboxFieldProps = Omit<CheckboxFieldProps, 'id' | 'error' | 'name'> & { name: string };

/** `CheckboxField` for the answer `name` of the form around. */
export function FormCheckboxField({ name, ...field }: FormCheckboxFieldProps) {
  const { register } = useFormContext();
  return <CheckboxField {...field} {...useBoundField(name)} {...register(name)} />;
}
