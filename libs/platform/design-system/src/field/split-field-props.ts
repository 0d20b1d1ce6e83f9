import type { FieldProps } from './field.tsx';

/** Separates what the frame of a field shows from what its control takes. */
export function splitFieldProps<Props extends FieldProps>(
  props: Props,
): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { id, label, labelHidden, hint, error, warning, required, optional, ...control } = props;
  const frame = { id, label, labelHidden, hint, error, warning, required, optional };
  return [frame, control];
}
