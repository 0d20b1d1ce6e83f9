import { Combobox, createListCollection } from '@chakra-ui/react';
import { useId, useMemo, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { Choice } from './choice.ts';
import { comboboxRecipe } from './combobox-recipe.ts';
import { Field, type FieldProps } from './field.tsx';
import { matchChoices } from './match-choices.ts';
import { messages } from './messages.ts';

export type ComboboxFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** The chosen value, empty when none. */
  value: string;
  onValueChange: (value: string) => void;
  /** Told what is typed, for choices that a server searches; the list is then shown as given. */
  onSearch?: (text: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A choice out of many, found by typing; diacritics do not matter. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { choices, value, onValueChange, onSearch, onBlur, disabled, placeholder, ref, ...frame } = props;
  const { formatMessage: t } = useIntl();
  const ownId = useId();
  const id = frame.id ?? ownId;
  const chosen = choices.find((choice) => choice.value === value);
  const [typed, setTyped] = useState<string>();
  const shown = useMemo(
    () => (typed && !onSearch ? matchChoices(choices, typed) : choices),
    [choices, typed, onSearch],
  );
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...shown],
        itemToString: (it) => it.label,
        isItemDisabled: (it) => !!it.disabled,
      }),
    [shown],
  );

  return (
    <Field {...frame} id={id}>
      {(control) => (
        <Combobox.Root
          recipe={comboboxRecipe}
          ids={{ input: id, label: `${id}-label` }}
          collection={collection}
          value={value ? [value] : []}
          inputValue={typed ?? chosen?.label ?? ''}
          onInputValueChange={({ inputValue, reason }) => {
            setTyped(reason === 'input-change' ? inputValue : undefined);
            if (reason === 'input-change') onSearch?.(inputValue);
          }}
          onValueChange={(change) => onValueChange(change.value[0] ?? '')}
          onOpenChange={({ open }) => !open && setTyped(undefined)}
          inputBehavior="autohighlight"
          openOnClick
          disabled={disabled ?? false}
          invalid={Boolean(frame.error)}
          positioning={{ strategy: 'fixed', sameWidth: true, flip: true }}
          lazyMount
          unmountOnExit
        >
          <Combobox.Control>
            <Combobox.Input
              data-part="control"
              placeholder={placeholder}
              onBlur={onBlur}
              ref={ref}
              {...control}
            />
            <Combobox.IndicatorGroup>
              {value && (
                <Combobox.ClearTrigger aria-label={t(messages.clear)}>
                  <Icon name="close" />
                </Combobox.ClearTrigger>
              )}
              <Combobox.Trigger aria-label={t(messages.openChoices)}>
                <Icon name="expand_more" />
              </Combobox.Trigger>
            </Combobox.IndicatorGroup>
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content>
              {shown.map((choice) => (
                <Combobox.Item key={choice.value} item={choice}>
                  <span>
                    {choice.label} {choice.hint && <small>{choice.hint}</small>}
                  </span>
                  {choice.value === value && <Icon name="check" />}
                </Combobox.Item>
              ))}
              {shown.length === 0 && (
                <Combobox.Empty>{t(messages.noMatch, { text: typed ?? '' })}</Combobox.Empty>
              )}
            </Combobox.Content>
          </Combobox.Positioner>
          <VisuallyHidden role="status">
            {typed ? t(messages.matches, { count: shown.length }) : ''}
          </VisuallyHidden>
        </Combobox.Root>
      )}
    </Field>
  );
}
