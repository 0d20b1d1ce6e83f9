import { SelectField, type SelectFieldProps } from '@dosar/design-system';
import { useController } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormSelectFieldProps = Omit<SelectFieldProps, 'id' | 'error' | 'name' | 'value'> & {
  name: string;
};

/**
 * `SelectField` for the answer `name` of the form around. The choices may arrive after the answer.
 *
 * `onChange` comes after the answer has changed, for other answers that follow it.
 */
export function FormSelectField({ name, onChange, ...field }: FormSelectFieldProps) {
  const { field: answer } = useController({ name });
  return (
    <SelectField
      {...field}
      {...useBoundField(name)}
      {...answer}
      value={(answer.value as string | undefined) ?? ''}
      onChange={(event) => {
        answer.onChange(event);
        onChange?.(event);
      }}
    />
  );
}
