import { SelectField, type SelectFieldProps } from '@dosar/design-system';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormSelectFieldProps = Omit<SelectFieldProps, 'id' | 'error' | 'name'> & { name: string };

/** `SelectField` for the answer `name` of the form around. */
export function FormSelectField({ name, ...field }: FormSelectFieldProps) {
  const { register } = useFormContext();
  return <SelectField {...field} {...useBoundField(name)} {...register(name)} />;
}
