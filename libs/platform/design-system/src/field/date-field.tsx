import { useId, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { heldKeys } from '../late/held-keys.ts';
import { dateCalendar } from '../theme/lazy-parts.ts';
import { readDate, writeDate } from './date-text.ts';
import { fieldClasses } from './field-recipe.ts';
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

/** A day, written dd.MM.yyyy in every language, or picked in a calendar that comes late. */
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
  const ownId = useId();
  const id = frame.id ?? ownId;
  const [isOpen, setOpen] = useState(false);
  const [keys] = useState(heldKeys);
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
  const pick = (date: string) => {
    setOpen(false);
    type(writeDate(date));
  };
  return (
    <Field {...frame} id={id} error={frame.error || ownError} width="date">
      {(control) => (
        <div
          className={fieldClasses({ width: 'date' }).row}
          id={`${id}-frame`}
          {...dateCalendar.fetchOnApproach}
        >
          <input
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
          <IconButton
            icon="event"
            id={`${id}-button`}
            label={t(messages.openCalendar)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={(event) => isOpen && event.key !== 'Tab' && event.key !== 'Escape' && keys.hold(event)}
          />
          {isOpen && (
            <dateCalendar.Part
              fieldId={id}
              onPick={pick}
              onClose={() => setOpen(false)}
              {...{ value, min, max, keys }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
