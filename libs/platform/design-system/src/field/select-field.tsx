import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from './choice.ts';
import { Field, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';
import { splitFieldProps } from './split-field-props.ts';

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'size' | 'multiple'> & {
    choices: readonly Choice[];
    /** The text of the empty choice; `null` when there must always be a value. */
    placeholder?: string | null;
  };

/** A choice out of a few; for more than about fifteen take `ComboboxField`. */
export function SelectField(props: SelectFieldProps) {
  const { formatMessage: t } = useIntl();
  const [frame, { choices, placeholder = t(messages.choose), ...select }] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== null && <option value="">{placeholder}</option>}
          {choices.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
