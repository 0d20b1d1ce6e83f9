import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { fieldClasses } from './field-recipe.ts';
import { Field, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';
import { splitFieldProps } from './split-field-props.ts';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

// Counting from the first letter would only distract; near the end it saves a cut sentence.
const shareThatNeedsNoCount = 0.8;

/** Several lines of text; near `maxLength` it tells how much room is left. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { formatMessage: t } = useIntl();
  const [frame, { onInput, ...area }] = splitFieldProps(props);
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length);
  const { maxLength } = area;
  const isNearEnd = maxLength !== undefined && length > maxLength * shareThatNeedsNoCount;
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <textarea
            rows={4}
            {...area}
            {...control}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          <div className={fieldClasses().hint} role="status">
            {isNearEnd && t(messages.charactersLeft, { count: maxLength - length })}
          </div>
        </>
      )}
    </Field>
  );
}
