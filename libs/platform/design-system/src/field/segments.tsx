import { defineSlotRecipe, SegmentGroup } from '@chakra-ui/react';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: { display: 'inline-flex', gap: '1' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'var(--dosar-control)',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'md',
      color: 'textMuted',
      fontWeight: 'strong',
      lineHeight: 'tight',
      cursor: 'pointer',
      userSelect: 'none',
      _hover: { background: 'hover' },
      _checked: { background: 'surface', borderColor: 'borderMedium', color: 'text' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    },
  },
});

export type SegmentsProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string;
  segments: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Looks at the same thing, of which one is shown; the arrow keys choose. */
export function Segments<Value extends string>({ label, segments, chosen, onChoose }: SegmentsProps<Value>) {
  const choose = (wanted: string | null) => {
    const segment = segments.find(({ value }) => value === wanted);
    if (segment) onChoose(segment.value);
  };
  return (
    <SegmentGroup.Root
      recipe={recipe}
      aria-label={label}
      value={chosen}
      onValueChange={({ value }) => choose(value)}
    >
      {segments.map(({ value, label: words }) => (
        <SegmentGroup.Item key={value} value={value}>
          <SegmentGroup.ItemText>{words}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
