import { defineSlotRecipe, NumberInput } from '@chakra-ui/react';
import { useId, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';

const trigger = {
  display: 'grid',
  placeItems: 'center',
  flex: '1',
  width: '6',
  borderRadius: 'sm',
  cursor: 'pointer',
  color: 'textMuted',
  _hover: { background: 'hover' },
  _disabled: { cursor: 'not-allowed', color: 'textFaint' },
  '@media (pointer: coarse)': { width: '11', minHeight: '0' },
} as const;

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'incrementTrigger', 'decrementTrigger'],
  base: {
    root: { position: 'relative', maxWidth: '10em' },
    control: {
      position: 'absolute',
      insetBlock: '1px',
      insetInlineEnd: '1px',
      display: 'flex',
      flexDirection: 'column',
      // Side by side under a finger, because half of a field is too low to be met.
      '@media (pointer: coarse)': { flexDirection: 'row-reverse' },
    },
    input: { '&&': { paddingInlineEnd: '8', '@media (pointer: coarse)': { paddingInlineEnd: '6rem' } } },
    incrementTrigger: trigger,
    decrementTrigger: trigger,
  },
});

export type NumberFieldProps = FieldProps & {
  /** The number as it is typed; empty when there is none. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A whole number that people count with: typed, or changed by arrow keys and buttons; Home and End are its limits.
 *
 * A number beyond a limit stays, and the form says what is wrong with it. The wheel changes nothing, because it
 * scrolls the page.
 */
export function NumberField({
  value,
  onValueChange,
  onBlur,
  min = 0,
  max,
  disabled,
  ref,
  ...frame
}: NumberFieldProps) {
  const { formatMessage: t, locale } = useIntl();
  const ownId = useId();
  const id = frame.id ?? ownId;
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <NumberInput.Root
          recipe={recipe}
          ids={{ input: id, label: `${id}-label` }}
          clampValueOnBlur={false}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
          translations={{ incrementLabel: t(messages.more), decrementLabel: t(messages.less) }}
          onValueChange={(change) => onValueChange(change.value)}
          {...{ value, min, max, disabled, locale }}
        >
          <NumberInput.Input {...control} {...{ ref, onBlur }} />
          <NumberInput.Control>
            <NumberInput.IncrementTrigger>
              <Icon name="expand_less" />
            </NumberInput.IncrementTrigger>
            <NumberInput.DecrementTrigger>
              <Icon name="expand_more" />
            </NumberInput.DecrementTrigger>
          </NumberInput.Control>
        </NumberInput.Root>
      )}
    </Field>
  );
}
