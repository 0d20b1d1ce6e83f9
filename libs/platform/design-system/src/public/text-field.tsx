import { useId, type ComponentProps } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  /** Said before the visitor types: the form of the answer, an example. */
  hint?: string;
  /** What is wrong with the answer and how to put it right. */
  error?: string;
  /** Letters far apart, for codes that are copied character by character. */
  isCode?: boolean;
};

/** One line of text with its label, hint and error tied to it. */
export function TextField({ label, hint, error, isCode = false, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="dosar-field">
      <label className="dosar-label" htmlFor={inputId}>
        {label}
      </label>
      {hint ? (
        <p className="dosar-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      <p className="dosar-field-error" id={errorId} aria-live="polite">
        {error}
      </p>
      <input
        {...rest}
        id={inputId}
        className={isCode ? 'dosar-input dosar-input-code' : 'dosar-input'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
    </div>
  );
}
