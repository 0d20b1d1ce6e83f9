import { defineSlotRecipe, RadioCard } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: [
    'root',
    'item',
    'itemControl',
    'itemContent',
    'itemText',
    'itemDescription',
    'itemIndicator',
    'itemAddon',
    'label',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      gap: '2',
    },
    label: { gridColumn: '1 / -1' },
    item: {
      display: 'flex',
      minHeight: '44px',
      borderWidth: '1px',
      borderColor: 'borderMedium',
      borderRadius: 'md',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _hover: { background: 'hover' },
      _checked: { borderColor: 'brand', background: 'brandSubtle' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    },
    itemControl: { display: 'flex', alignItems: 'flex-start', gap: '2', padding: '2', width: 'full' },
    itemContent: { flex: '1', minWidth: '0' },
    itemText: { display: 'block', fontWeight: 'strong' },
    itemDescription: { display: 'block', color: 'textMuted', fontSize: 'sm' },
    itemIndicator: {
      flexShrink: '0',
      boxSize: '16px',
      marginTop: '2px',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'full',
      _checked: { borderWidth: '5px', borderColor: 'brand' },
    },
  },
});

/** One version of a value, and where it comes from. */
export type Version = { value: string; text: ReactNode; hint: ReactNode };

export type VersionChoiceProps = {
  /** What there are two versions of, and what it was before both. */
  label: ReactNode;
  versions: readonly Version[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** Versions of one value as cards beside each other, of which one is chosen. */
export function VersionChoice({ label, versions, chosen, onChoose }: VersionChoiceProps) {
  return (
    <RadioCard.Root
      recipe={recipe}
      value={chosen}
      onValueChange={({ value }) => value !== null && onChoose(value)}
    >
      <RadioCard.Label>{label}</RadioCard.Label>
      {versions.map(({ value, text, hint }) => (
        <RadioCard.Item key={value} value={value}>
          <RadioCard.ItemHiddenInput />
          <RadioCard.ItemControl>
            <RadioCard.ItemIndicator />
            <RadioCard.ItemContent>
              <RadioCard.ItemText>{text}</RadioCard.ItemText>
              <RadioCard.ItemDescription>{hint}</RadioCard.ItemDescription>
            </RadioCard.ItemContent>
          </RadioCard.ItemControl>
        </RadioCard.Item>
      ))}
    </RadioCard.Root>
  );
}
