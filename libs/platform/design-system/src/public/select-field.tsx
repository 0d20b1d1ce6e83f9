import { useId, type ComponentProps } from 'react';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> & { label: string };

/** One of a few answers, chosen with the list that the reader's own device has. */
export function SelectField({ label, id, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className="dosar-field">
      <label className="dosar-label" htmlFor={selectId}>
        {label}
      </label>
      <select {...rest} id={selectId} className="dosar-input" />
    </div>
  );
}
