import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

export type EntryTextProps = {
  /** The column, for the keys that lead up and down. */
  cell: string;
  label: string;
  value: string;
  /** Takes what was typed; false when it cannot be read, and what was typed stays. */
  onCommit: (typed: string) => boolean;
  isReadOnly?: boolean;
  isNumber?: boolean;
};

/** A cell with a text or a number: typing renders nothing; leaving it or pressing Enter takes what was typed. */
export function EntryText({ cell, label, value, onCommit, isReadOnly, isNumber }: EntryTextProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  useLayoutEffect(
    function showValue() {
      if (field.current) field.current.value = value;
    },
    [value],
  );
  const take = () => {
    const typed = field.current?.value ?? '';
    if (typed === value) {
      setRefused(false);
      return;
    }
    const isTaken = onCommit(typed);
    setRefused(!isTaken);
    // The same value written in another way: shown as all others are.
    if (isTaken && field.current) field.current.value = value;
  };
  const follow = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && field.current && field.current.value !== value) {
      field.current.value = value;
      setRefused(false);
      event.stopPropagation();
    } else if (event.key === 'Enter') take();
  };
  return (
    <td data-align={isNumber ? 'end' : undefined}>
      <input
        ref={field}
        data-cell={cell}
        aria-label={label}
        defaultValue={value}
        readOnly={isReadOnly}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        maxLength={120}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={take}
        onKeyDown={follow}
      />
    </td>
  );
}
