import { TimeField, type TimeFieldProps } from '@dosar/design-system';
import { useController } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormTimeFieldProps = Omit<
  TimeFieldProps,
  'id' | 'error' | 'value' | 'onValueChange' | 'onBlur' | 'ref'
> & {
  name: string;
};

/** `TimeField` for the answer `name` of the form around. */
export function FormTimeField({ name, ...field }: FormTimeFieldProps) {
  const { field: answer } = useController({ name });
  return (
    <TimeField
      {...field}
      {...useBoundField(name)}
      ref={answer.ref}
      value={(answer.value as string | undefined) ?? ''}
      onValueChange={answer.onChange}
      onBlur={answer.onBlur}
    />
  );
}
