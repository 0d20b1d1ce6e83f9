import { TextAreaField, type TextAreaFieldProps } from '@dosar/design-system';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormTextAreaFieldProps = Omit<TextAreaFieldProps, 'id' | 'error' | 'name'> & { name: string };

/** `TextAreaField` for the answer `name` of the form around. */
export function FormTextAreaField({ name, ...field }: FormTextAreaFieldProps) {
  const { register } = useFormContext();
  return <TextAreaField {...field} {...useBoundField(name)} {...register(name)} />;
}
