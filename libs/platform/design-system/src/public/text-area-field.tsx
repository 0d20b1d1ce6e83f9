import { useId, type ComponentProps } from 'react';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string;
  /** What is wrong with the answer and how to put it right. */
  error?: string;
};

/** A few lines of text with its label and error tied to it. */
export function TextAreaField({ label, error, ...rest }: TextAreaFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="dosar-field">
      <label className="dosar-label" htmlFor={id}>
        {label}
      </label>
      <p className="dosar-field-error" id={errorId} aria-live="polite">
        {error}
      </p>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className="dosar-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
    </div>
  );
}
