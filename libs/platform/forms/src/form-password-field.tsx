import { PasswordField, type PasswordFieldProps } from '@dosar/design-system';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormPasswordFieldProps = Omit<PasswordFieldProps, 'id' | 'error' | 'name'> & { name: string };

/** `PasswordField` for the answer `name` of the form around. */
export function FormPasswordField({ name, ...field }: FormPasswordFieldProps) {
  const { register } = useFormContext();
  return <PasswordField {...field} {...useBoundField(name)} {...register(name)} />;
}
