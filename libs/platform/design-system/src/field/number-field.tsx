import {
  chakra,
  defineSlotRecipe,
  NumberInput,
  useNumberInputContext,
  useNumberInputStyles,
  type HTMLChakraProps,
} from '@chakra-ui/react';
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
 * A whole number that people count with: typed, or changed by arrow keys and buttons within its limits; Home and End are the limits.
 *
 * The input is the page's own, because the library writes its value over later keys. A number beyond a limit stays as it was
 * typed, and the form says what is wrong with it.
 */
export function NumberField({ value, onValueChange, min = 0, max, disabled, ...field }: NumberFieldProps) {
  const { formatMessage: t, locale } = useIntl();
  const { onBlur, ref, ...frame } = field;
  const ownId = useId();
  const id = frame.id ?? ownId;
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <NumberInput.Root
          recipe={recipe}
          clampValueOnBlur={false}
          allowOverflow={false}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
          translations={{ incrementLabel: t(messages.more), decrementLabel: t(messages.less) }}
          onValueChange={(change) => onValueChange(change.value)}
          {...{ value, min, max, disabled, locale }}
        >
          <CountingInput
            {...control}
            {...{ value, min, max, disabled, onBlur, ref }}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <NumberInput.Control>
            <NumberInput.IncrementTrigger aria-controls={id}>
              <Icon name="expand_less" />
            </NumberInput.IncrementTrigger>
            <NumberInput.DecrementTrigger aria-controls={id}>
              <Icon name="expand_more" />
            </NumberInput.DecrementTrigger>
          </NumberInput.Control>
        </NumberInput.Root>
      )}
    </Field>
  );
}

type CountingInputProps = Omit<HTMLChakraProps<'input'>, 'value'> & { value: string };

function CountingInput({ className, value, min, max, ...input }: CountingInputProps) {
  const { increment, decrement, setToMin, setToMax } = useNumberInputContext();
  const { input: style } = useNumberInputStyles();
  const acts = new Map([
    ['ArrowUp', increment],
    ['ArrowDown', decrement],
    ['Home', setToMin],
    ...(max === undefined ? [] : ([['End', setToMax]] as const)),
  ]);
  return (
    <chakra.input
      type="text"
      inputMode="numeric"
      role="spinbutton"
      autoComplete="off"
      aria-valuemin={Number(min)}
      aria-valuemax={max === undefined ? undefined : Number(max)}
      aria-valuenow={/^\d+$/.test(value) ? Number(value) : undefined}
      css={style}
      onKeyDown={(event) => {
        const act = acts.get(event.key);
        if (act === undefined) return;
        event.preventDefault();
        act();
      }}
      {...{ className, value }}
      {...input}
    />
  );
}
