import { useState } from 'react';
import { LookupField, type Choice, type LookupFieldProps } from '@dosar/design-system';
import { useController } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormLookupFieldProps = Omit<
  LookupFieldProps,
  'id' | 'error' | 'chosen' | 'onChoose' | 'onBlur' | 'ref'
> & {
  name: string;
};

/** `LookupField` for the answer `name` of the form around, which holds the value of the choice. */
export function FormLookupField({ name, ...field }: FormLookupFieldProps) {
  const { field: answer } = useController({ name });
  const [chosen, setChosen] = useState<Choice>();
  return (
    <LookupField
      {...field}
      {...useBoundField(name)}
      ref={answer.ref}
      chosen={chosen}
      onChoose={(choice) => {
        setChosen(choice);
        answer.onChange(choice?.value ?? '');
      }}
      onBlur={answer.onBlur}
    />
  );
}
