import { NumberField, type NumberFieldProps } from '@dosar/design-system';
import { useController } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormNumberFieldProps = Omit<
  NumberFieldProps,
  'id' | 'error' | 'value' | 'onValueChange' | 'onBlur' | 'ref'
> & {
  name: string;
};

/** `NumberField` for the answer `name` of the form around, which is a text as it is typed. */
export function FormNumberField({ name, ...field }: FormNumberFieldProps) {
  const { field: answer } = useController({ name });
  return (
    <NumberField
      {...field}
      {...useBoundField(name)}
      ref={answer.ref}
      value={(answer.value as string | undefined) ?? ''}
      onValueChange={answer.onChange}
      onBlur={answer.onBlur}
    />
  );
}
