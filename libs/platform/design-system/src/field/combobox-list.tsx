import { useComboboxContext } from '@ark-ui/react/combobox';
import { Combobox, createListCollection } from '@chakra-ui/react';
import { useEffect, useImperativeHandle, useMemo, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { HeldKeys } from '../late/held-keys.ts';
import { plain } from '../theme/plain.ts';
import type { Choice } from './choice.ts';
import { comboboxRecipe, optionStyle } from './combobox-recipe.ts';

/** What of the list the field names in its attributes. */
export const choiceId = (listId: string, value: string) => `${listId}-${value}`;

export type ComboboxListProps = {
  /** The id of the input; those of the label, of the list and of the frame follow from it. */
  fieldId: string;
  listId: string;
  choices: readonly Choice[];
  value: string;
  /** The value of the choice that Enter takes. */
  active: string | undefined;
  onActive: (value: string) => void;
  onChoose: (value: string) => void;
  onClose: () => void;
  /** Keys that the field has received before the list was there. */
  keys: HeldKeys;
  /** Gives the field what answers its keys. */
  onKey: Ref<(event: KeyboardEvent<HTMLInputElement>) => void>;
};

/** The open list of a combobox: mounted with the opening, while the input is the page's and never loses a letter. */
export function ComboboxList(props: ComboboxListProps) {
  const { fieldId, listId, choices, value, active, onActive, onChoose, onClose } = props;
  const collection = useMemo(
    () => createListCollection({ items: choices, isItemDisabled: ({ disabled }) => disabled ?? false }),
    [choices],
  );
  return (
    <Combobox.Root
      recipe={comboboxRecipe}
      // The library knows no input: it would write old text back into it, and take the focus back from where Tab leads.
      ids={{
        control: `${fieldId}-frame`,
        label: `${fieldId}-label`,
        content: listId,
        item: (one) => choiceId(listId, one),
      }}
      defaultOpen
      allowCustomValue
      closeOnSelect={false}
      loopFocus={false}
      value={value ? [value] : []}
      highlightedValue={active ?? null}
      positioning={{ gutter: 4, placement: 'bottom-start', sameWidth: true }}
      onHighlightChange={({ highlightedValue }) => highlightedValue && onActive(highlightedValue)}
      onSelect={({ itemValue }) => itemValue && onChoose(itemValue)}
      onOpenChange={({ open }) => !open && onClose()}
      // The field closes the list when it is left, because it then reads what was typed.
      onInteractOutside={(event) => event.preventDefault()}
      {...{ collection }}
    >
      <Combobox.Positioner>
        <Combobox.Content>
          <Options {...props} />
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}

const page = 10;

function Options({ fieldId, listId, choices, active, onActive, keys, onKey }: ComboboxListProps) {
  const { getInputProps, getItemProps, value } = useComboboxContext();
  useImperativeHandle(onKey, () => (event) => {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return getInputProps().onKeyDown?.(event);
    const at =
      choices.findIndex((choice) => choice.value === active) + (event.key === 'PageDown' ? page : -page);
    const next = choices[Math.min(Math.max(at, 0), choices.length - 1)];
    if (next) onActive(next.value);
  });
  useEffect(
    function receiveKeys() {
      return keys.passTo(() => document.getElementById(fieldId));
    },
    [keys, fieldId],
  );
  useEffect(
    function keepActiveInSight() {
      if (active) document.getElementById(choiceId(listId, active))?.scrollIntoView({ block: 'nearest' });
    },
    [active, listId],
  );
  return choices.map((choice) => (
    <Option key={choice.value} {...getItemProps({ item: choice, persistFocus: true })}>
      <span>
        {choice.label} {choice.hint && <small>{choice.hint}</small>}
      </span>
      {value.includes(choice.value) && <Icon name="check" />}
      {choice.icon && <Icon name={choice.icon} />}
    </Option>
  ));
}

/** Plain, for a list may have hundreds. */
const Option = plain('div', optionStyle);
