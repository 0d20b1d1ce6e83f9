import { useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Field, useLeave, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';
import { readTime } from './time-text.ts';

export type TimeFieldProps = FieldProps & {
  /** `HH:mm`, empty, or the typed text as long as it is no time. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const example = '14:30';

/** A time of day on the 24-hour clock, tidied when the field is left. */
export function TimeField({ value, onValueChange, onBlur, disabled, ref, ...frame }: TimeFieldProps) {
  const { formatMessage: t } = useIntl();
  const [left, setLeft] = useState(value !== '');
  const ownError = left && readTime(value) === undefined && t(messages.timeNotUnderstood, { example });

  const type = (typed: string) => {
    setLeft(false);
    onValueChange(typed);
  };
  const leave = useLeave(() => {
    setLeft(true);
    const time = readTime(value);
    if (time !== undefined && time !== value) onValueChange(time);
    onBlur?.();
  });
  return (
    <Field {...frame} error={frame.error || ownError} width="short">
      {(control) => (
        <input
          data-slot="control"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t(messages.timeHint)}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          disabled={disabled}
          ref={ref}
          {...control}
        />
      )}
    </Field>
  );
}
