import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    minWidth: '0',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& button': {
      flexShrink: '0',
      minHeight: 'var(--dosar-control)',
      minWidth: 'var(--dosar-control)',
      paddingInline: '2',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'md',
      color: 'textMuted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'text', background: 'hover' },
    },
    '& button[aria-pressed=true]': {
      color: 'brandText',
      background: 'brandSubtle',
      borderColor: 'brandBorder',
      fontWeight: 'strong',
    },
    '& span': { fontVariantNumeric: 'tabular-nums', fontWeight: 'normal' },
  },
});

export type FilterTabsProps = {
  /** What is filtered. */
  label: string;
  tabs: readonly { id: string; label: string; count?: string | undefined }[];
  selected: string;
  onSelect: (id: string) => void;
};

/** One of a few groups of a list, with how many each has. */
export function FilterTabs({ label, tabs, selected, onSelect }: FilterTabsProps) {
  return (
    <Root role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-pressed={tab.id === selected}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label} {tab.count !== undefined && <span>{tab.count}</span>}
        </button>
      ))}
    </Root>
  );
}
