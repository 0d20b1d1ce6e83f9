import { DateField, type DateFieldProps } from '@dosar/design-system';
import { useController } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormDateFieldProps = Omit<
  DateFieldProps,
  'id' | 'error' | 'value' | 'onValueChange' | 'onBlur' | 'ref'
> & {
  name: string;
};

/** `DateField` for the answer `name` of the form around. */
export function FormDateField({ name, ...field }: FormDateFieldProps) {
  const { field: answer } = useController({ name });
  return (
    <DateField
      {...field}
      {...useBoundField(name)}
      ref={answer.ref}
      value={(answer.value as string | undefined) ?? ''}
      onValueChange={answer.onChange}
      onBlur={answer.onBlur}
    />
  );
}
