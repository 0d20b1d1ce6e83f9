import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'size'>;

/** One line of text. Attributes of the input (`inputMode`, `autoComplete`, `maxLength`…) pass through. */
export function TextField(props: TextFieldProps) {
  const [frame, input] = splitFieldProps(props);
  return <Field {...frame}>{(control) => <input type="text" {...input} {...control} />}</Field>;
}
