import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type CodeFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'ref' | 'name'> & {
  length: number;
  value: string;
  onChange: (code: string) => void;
};

/** The letters and digits of what was typed or pasted, upper-cased, no more than `length`. */
function cleanCode(text: string, length: number): string {
  return text
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, length);
}

/**
 * A short access code in one field, so that paste and the phone's "from messages" suggestion work.
 *
 * It has no maximum length of its own: a browser would cut a code that was pasted with spaces in it.
 */
export function CodeField({ length, value, onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      isCode
      value={value}
      onChange={(event) => onChange(cleanCode(event.currentTarget.value, length))}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputMode="text"
      size={length}
    />
  );
}
