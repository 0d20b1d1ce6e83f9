import { Box } from '@dosar/design-system';
import { FormTextField, useController, useFormContext } from '@dosar/forms';
import { HoursBar } from './hours-bar.tsx';

type HoursFieldProps = { name: string; label: string };

/** Hours of one day: typed as text, and as bars whose ends move. */
export function HoursField({ name, label }: HoursFieldProps) {
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name });
  return (
    <Box>
      <FormTextField name={name} label={label} maxLength={80} />
      <HoursBar
        label={label}
        text={String(field.value ?? '')}
        isRefused={fieldState.invalid}
        onChange={(text) => setValue(name, text, { shouldDirty: true, shouldValidate: fieldState.invalid })}
      />
    </Box>
  );
}
