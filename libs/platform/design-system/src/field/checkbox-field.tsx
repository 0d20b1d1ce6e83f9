import { useId, type ComponentProps } from 'react';
import { ChoiceRoot } from './choice-recipe.ts';
import { FieldNotes, type FieldProps } from './field.tsx';
import { FieldRoot } from './field-recipe.ts';
import { splitFieldProps } from './split-field-props.ts';

export type CheckboxFieldProps = Omit<FieldProps, 'labelHidden' | 'optional'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'size'>;

/** Yes or no; the label is the statement that the person agrees to. */
export function CheckboxField(props: CheckboxFieldProps) {
  const ownId = useId();
  const [{ id = ownId, label, hint, error, warning, required }, input] = splitFieldProps(props);
  return (
    <FieldRoot>
      <ChoiceRoot>
        <FieldNotes controlId={id} error={error} warning={warning} required={required}>
          {(control) => (
            <label data-slot="choice">
              <input type="checkbox" {...input} {...control} />
              <span>{label}</span>
              {hint && <span data-slot="choice-hint">{hint}</span>}
            </label>
          )}
        </FieldNotes>
      </ChoiceRoot>
    </FieldRoot>
  );
}
