import { RadioGroupField, type RadioGroupFieldProps } from '@dosar/design-system';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';

export type FormRadioGroupFieldProps = Omit<
  RadioGroupFieldProps,
  'id' | 'error' | 'value' | 'onValueChange' | 'radio'
>;

/** `RadioGroupField` for the answer `name` of the form around. */
export function FormRadioGroupField(props: FormRadioGroupFieldProps) {
  const { register } = useFormContext();
  const { name: _, ...radio } = register(props.name);
  return <RadioGroupField {...props} {...useBoundField(props.name)} radio={radio} />;
}
