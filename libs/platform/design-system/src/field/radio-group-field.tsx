import { useId, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { choiceClasses } from './choice-recipe.ts';
import type { Choice } from './choice.ts';
import { fieldClasses } from './field-recipe.ts';
import { FieldNotes, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';

export type RadioGroupFieldProps = FieldProps & {
  choices: readonly Choice[];
  name: string;
  /** The chosen value when the parent keeps it. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Side by side, for two or three short choices. */
  inline?: boolean;
  /** Further attributes of each radio button, such as what a form library registers. */
  radio?: Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref'>;
};

/** A choice out of a few that are all worth reading; the first button carries the field's id. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const {
    label,
    labelHidden,
    optional,
    hint,
    error,
    warning,
    required,
    choices,
    name,
    value,
    onValueChange,
  } = props;
  const { formatMessage: t } = useIntl();
  const ownId = useId();
  const id = props.id ?? ownId;
  const field = fieldClasses({ of: 'choices' });
  const classes = choiceClasses({ inline: Boolean(props.inline) });
  return (
    <div className={field.root}>
      <div className={field.label} data-hidden={labelHidden ? '' : undefined} id={`${id}-label`}>
        {label}
        {optional && <span className={field.optional}> {t(messages.optional)}</span>}
      </div>
      <FieldNotes controlId={id} hint={hint} error={error} warning={warning} required={required}>
        {({ id: _, ...control }) => (
          <div role="radiogroup" aria-labelledby={`${id}-label`} {...control} className={classes.choices}>
            {choices.map((choice, index) => (
              <label key={choice.value} className={classes.choice}>
                <input
                  type="radio"
                  className={classes.control}
                  id={index === 0 ? id : undefined}
                  name={name}
                  value={choice.value}
                  disabled={choice.disabled}
                  {...(value !== undefined && { checked: value === choice.value })}
                  {...(onValueChange && { onChange: () => onValueChange(choice.value) })}
                  {...props.radio}
                />
                <span>{choice.label}</span>
                {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
              </label>
            ))}
          </div>
        )}
      </FieldNotes>
    </div>
  );
}
