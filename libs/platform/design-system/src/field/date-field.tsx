import { useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { isLocalDate } from '@dosar/kernel/dates';
import { readDate, writeDate } from './date-text.ts';
import { Field, useLeave, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';

export type DateFieldProps = FieldProps & {
  /** An ISO date, empty, or the typed text as long as it is no date: nothing typed is ever lost. */
  value: string;
  onValueChange: (value: string) => void;
  /** ISO dates: the calendar offers no day outside them. */
  min?: string;
  max?: string;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const example = '09.05.2026';

/** A day, written dd.MM.yyyy in every language, or picked in the browser's own calendar. */
export function DateField({
  value,
  onValueChange,
  min,
  max,
  onBlur,
  disabled,
  ref,
  ...frame
}: DateFieldProps) {
  const { formatMessage: t } = useIntl();
  const [left, setLeft] = useState(value !== '');
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);

  // The typed text stays as typed while it means the value; a value from elsewhere replaces it.
  const reading = readDate(text);
  const means = 'date' in reading ? reading.date : text;
  const shown = means === value ? text : value;

  const problem = left ? readDate(value) : undefined;
  const ownError =
    problem &&
    'refusal' in problem &&
    (problem.refusal === 'does-not-exist'
      ? t(messages.dateDoesNotExist, { date: value })
      : t(messages.dateNotUnderstood, { example }));

  const type = (typed: string) => {
    const read = readDate(typed);
    setText(typed);
    setLeft(false);
    onValueChange('date' in read ? read.date : typed);
  };
  const leave = useLeave(() => {
    setLeft(true);
    setText(value);
    onBlur?.();
  });
  return (
    <Field {...frame} error={frame.error || ownError} width="date">
      {(control) => (
        <div data-slot="row">
          <input
            data-slot="control"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t(messages.dateHint)}
            value={writeDate(shown)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            disabled={disabled}
            ref={ref}
            {...control}
          />
          <input
            type="date"
            data-slot="picker"
            tabIndex={-1}
            aria-hidden
            ref={picker}
            value={isLocalDate(value) ? value : ''}
            onChange={(event) => type(writeDate(event.target.value))}
            {...{ min, max }}
          />
          <IconButton
            icon="event"
            label={t(messages.openCalendar)}
            disabled={disabled}
            onClick={() => picker.current?.showPicker()}
          />
        </div>
      )}
    </Field>
  );
}
