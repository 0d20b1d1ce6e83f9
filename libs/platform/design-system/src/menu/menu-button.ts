import { styled } from '../theme/styled.ts';

/** Where a button with a menu stands; the open menu is placed within it. */
export const MenuRoot = styled('div', { base: { position: 'relative' } });

/** The button itself, which stands before the menu's own code is there. */
export const MenuButton = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'var(--dosar-control)',
    minWidth: 'var(--dosar-control)',
    padding: '2',
    borderRadius: 'md',
    color: 'inherit',
    cursor: 'pointer',
  },
  variants: {
    look: {
      chip: {
        minHeight: 'calc(var(--dosar-control) - 4px)',
        minWidth: '0',
        gap: '1.5',
        paddingBlock: '0',
        paddingInline: '2.5',
        borderWidth: '1px',
        borderColor: 'border',
        background: 'surface',
        color: 'textMuted',
        whiteSpace: 'nowrap',
        _hover: { background: 'hover' },
      },
    },
  },
});
