import { ComboboxField, type ComboboxFieldProps } from '@dosar/design-system';
import { useController } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormComboboxFieldProps = Omit<
  ComboboxFieldProps,
  'id' | 'error' | 'value' | 'onValueChange' | 'onBlur' | 'ref'
> & {
  name: string;
};

/** `ComboboxField` for the answer `name` of the form around. */
export function FormComboboxField({ name, ...field }: FormComboboxFieldProps) {
  const { field: answer } = useController({ name });
  return (
    <ComboboxField
      {...field}
      {...useBoundField(name)}
      ref={answer.ref}
      value={(answer.value as string | undefined) ?? ''}
      onValueChange={answer.onChange}
      onBlur={answer.onBlur}
    />
  );
}
