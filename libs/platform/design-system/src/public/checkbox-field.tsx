import type { ComponentProps } from 'react';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> & {
  label: string;
  onChange: (isChecked: boolean) => void;
};

/** Something to tick; the whole line is the target. */
export function CheckboxField({ label, onChange, ...rest }: CheckboxFieldProps) {
  return (
    <label className="dosar-checkbox">
      <input {...rest} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
