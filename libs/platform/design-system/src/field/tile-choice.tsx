import { defineSlotRecipe, SegmentGroup } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: { display: 'grid', gap: '1.5', gridTemplateColumns: 'repeat(auto-fill, minmax(46px, 1fr))' },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '52px',
      borderWidth: '1px',
      borderRadius: 'md',
      background: 'surface',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      cursor: 'pointer',
      userSelect: 'none',
      _checked: { background: 'brand', color: 'brandContrast', borderColor: 'brand' },
      _disabled: {
        display: { base: 'none', md: 'flex' },
        background: 'surfaceSubtle',
        color: 'textMuted',
        textDecoration: 'line-through',
        cursor: 'default',
      },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    },
  },
});

/** What one tile stands for. */
export type Tile = { value: string; content: ReactNode; disabled?: boolean };

export type TileChoiceProps = {
  /** What is chosen here, for screen readers. */
  label: string;
  tiles: readonly Tile[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
};

/**
 * Many short values, such as the days of a fortnight, of which one is chosen by a press or the arrow keys.
 *
 * A phone has no room for tiles that cannot be chosen: it leaves them out, so the page says in words what they lack.
 */
export function TileChoice({ label, tiles, chosen, onChoose }: TileChoiceProps) {
  return (
    <SegmentGroup.Root
      recipe={recipe}
      aria-label={label}
      value={chosen ?? null}
      onValueChange={({ value }) => value !== null && onChoose(value)}
    >
      {tiles.map(({ value, content, disabled = false }) => (
        <SegmentGroup.Item key={value} value={value} disabled={disabled}>
          <SegmentGroup.ItemText>{content}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
