import { Box, Flex } from '@dosar/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field.tsx';

const opaqueColor = /^#[0-9a-f]{6}$/i;

export type FormColorFieldProps = Omit<FormTextFieldProps, 'tidy' | 'warn' | 'type'> & {
  /** What screen readers say at the colour picker. */
  pickLabel: string;
  /** What the picker shows while no colour is typed. */
  usualColor: string;
};

/** A colour for the answer `name` of the form around: typed as `#rrggbb`, or picked by eye. */
export function FormColorField({ pickLabel, usualColor, ...field }: FormColorFieldProps) {
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: field.name });
  const shown = typeof typed === 'string' && opaqueColor.test(typed) ? typed : usualColor;
  const pick = (color: string) => setValue(field.name, color, { shouldDirty: true, shouldValidate: true });
  return (
    <Flex gap="2" alignItems="flex-start">
      <Box flex="1">
        <FormTextField
          {...field}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          tidy={(text) => text.trim().toLowerCase()}
        />
      </Box>
      {/* Beside the box, not beside its label. */}
      <Box
        asChild
        width="12"
        height="var(--dosar-control)"
        marginTop="calc(1lh + {spacing.1})"
        cursor="pointer"
        flexShrink="0"
      >
        <input
          type="color"
          aria-label={pickLabel}
          value={shown}
          onChange={({ target }) => pick(target.value)}
        />
      </Box>
    </Flex>
  );
}
