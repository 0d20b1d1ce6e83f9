import { useId, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { comboboxList } from '../theme/lazy-parts.ts';
import { ComboboxFrame } from './combobox-frame.ts';
import { Field, useLeave, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';
import { quartersFor, readTime } from './time-text.ts';
import { useListKeys } from './use-combobox.ts';

export type TimeFieldProps = FieldProps & {
  /** `HH:mm`, empty, or the typed text as long as it is no time. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const example = '14:30';

/** A time of day on the 24-hour clock: typed, and tidied when the field is left, or a quarter from the list. */
export function TimeField({ value, onValueChange, onBlur, disabled, ref, ...frame }: TimeFieldProps) {
  const { formatMessage: t } = useIntl();
  const ownId = useId();
  const id = frame.id ?? ownId;
  const listId = `${id}-list`;
  const [left, setLeft] = useState(value !== '');
  const ownError = left && readTime(value) === undefined && t(messages.timeNotUnderstood, { example });
  const { isOpen, list, open, close, answerKey } = useQuarters(value, onValueChange);

  const type = (typed: string) => {
    setLeft(false);
    open();
    onValueChange(typed);
  };
  const leave = useLeave(() => {
    setLeft(true);
    const time = readTime(value);
    if (time !== undefined && time !== value) onValueChange(time);
    onBlur?.();
  });
  return (
    <Field {...frame} id={id} error={frame.error || ownError} width="short">
      {(control) => (
        <ComboboxFrame width="short" id={`${id}-frame`} {...comboboxList.fetchOnApproach}>
          <input
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && list.active ? `${listId}-${list.active}` : undefined}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t(messages.timeHint)}
            value={value}
            onChange={(event) => type(event.target.value)}
            onClick={open}
            onKeyDown={answerKey}
            onBlur={() => {
              close();
              leave();
            }}
            disabled={disabled}
            ref={ref}
            {...control}
          />
          {isOpen && <comboboxList.Part fieldId={id} {...{ listId, value }} {...list} />}
        </ComboboxFrame>
      )}
    </Field>
  );
}

/** The list of quarters. Enter takes one only after it was pointed at: what is typed is a time of its own. */
function useQuarters(value: string, onValueChange: (value: string) => void) {
  const [isWanted, setWanted] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const shown = readTime(value) === value ? quartersFor('') : quartersFor(value);
  const choices = useMemo(() => shown.map((quarter) => ({ value: quarter, label: quarter })), [shown]);
  const isOpen = isWanted && choices.length > 0;
  const open = () => {
    setPointed(undefined);
    setWanted(true);
  };
  const close = () => setWanted(false);
  const choose = (quarter: string) => {
    onValueChange(quarter);
    close();
  };
  const { keys, onKey, answerKey: answer } = useListKeys({ isOpen, open, close });
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || pointed) answer(event);
  };
  const active = shown.includes(pointed ?? '') ? pointed : shown.find((quarter) => quarter === value);
  const list = { choices, active, onActive: setPointed, onChoose: choose, onClose: close, keys, onKey };
  return { isOpen, list, open, close, answerKey };
}
