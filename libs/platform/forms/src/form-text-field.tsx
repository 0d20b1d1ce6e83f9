import { TextField, type TextFieldProps } from '@dosar/design-system';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from './use-bound-field.ts';
import { useReasonText } from './use-reason-text.ts';

export type FormTextFieldProps = Omit<TextFieldProps, 'id' | 'error' | 'warning' | 'value' | 'name'> & {
  name: string;
  /** Tidies the text when the field is left: upper case, no spaces. */
  tidy?: (text: string) => string;
  /** Why the text looks unusual; it is accepted all the same. */
  warn?: (text: string) => string | undefined;
};

/** `TextField` for the answer `name` of the form around. */
export function FormTextField({ name, tidy, warn, ...field }: FormTextFieldProps) {
  const { register, getValues, setValue } = useFormContext();
  const bound = useBoundField(name);
  const reasonText = useReasonText();
  // Nobody is warned about a word that is not finished; what stood there before was finished once.
  const [isTyping, setIsTyping] = useState(false);

  const text = String(getValues(name) ?? '');
  const tidyAndLook = () => {
    const typed = String(getValues(name) ?? '');
    const tidied = tidy ? tidy(typed) : typed;
    if (tidied !== typed) setValue(name, tidied, { shouldDirty: true });
    setIsTyping(false);
  };
  const warning = isTyping || bound.error || text === '' ? undefined : warn?.(text);
  return (
    <TextField
      {...field}
      {...bound}
      warning={warning && reasonText(warning)}
      {...register(name, { onBlur: tidyAndLook, onChange: () => setIsTyping(true) })}
    />
  );
}
