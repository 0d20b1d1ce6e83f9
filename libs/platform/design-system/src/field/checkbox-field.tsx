import { useId, type ComponentProps } from 'react';
import { choiceClasses } from './choice-recipe.ts';
import { fieldClasses } from './field-recipe.ts';
import { FieldNotes, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export type CheckboxFieldProps = Omit<FieldProps, 'labelHidden' | 'optional'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'size'>;

/** Yes or no; the label is the statement that the person agrees to. */
export function CheckboxField(props: CheckboxFieldProps) {
  const ownId = useId();
  const [{ id = ownId, label, hint, error, warning, required }, input] = splitFieldProps(props);
  const classes = choiceClasses();
  return (
    <div className={fieldClasses({ of: 'choices' }).root}>
      <FieldNotes controlId={id} error={error} warning={warning} required={required}>
        {(control) => (
          <label className={classes.choice}>
            <input type="checkbox" {...input} {...control} className={classes.control} />
            <span>{label}</span>
            {hint && <span className={classes.hint}>{hint}</span>}
          </label>
        )}
      </FieldNotes>
    </div>
  );
}
