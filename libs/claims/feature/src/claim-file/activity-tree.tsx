import { PhaseGlyph, slotClasses, type Phase } from '@dosar/design-system';
import type { CSSProperties, ReactNode } from 'react';

const looks = slotClasses({
  base: {
    root: { listStyle: 'none', display: 'grid', gap: '1px' },
    row: {
      position: 'relative',
      paddingInlineStart: 'calc(var(--depth, 0) * {spacing.4})',
      // The line that leads down from the main work.
      '&[data-child]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '14px',
        width: '1px',
        background: 'border',
      },
      '& > a': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: '2',
        paddingInline: '2',
        paddingBlock: '0.5',
        minHeight: { base: '44px', md: 'auto' },
        alignContent: 'center',
        borderWidth: '1px',
        borderColor: 'transparent',
        borderRadius: 'md',
        color: 'text',
        textDecoration: 'none',
        _hover: { background: 'hover' },
        '&[aria-current]': {
          background: 'surfaceRaised',
          borderColor: 'borderMedium',
          fontWeight: 'strong',
        },
        '& > svg': { marginTop: '3px' },
      },
    },
    facts: {
      gridColumn: '2',
      color: 'textMuted',
      fontSize: 'sm',
      lineHeight: '16px',
      fontWeight: 'normal',
    },
  },
});

/** The work on a record as a tree: the main piece, and below it what follows from it. */
export function ActivityTree({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={looks().root} aria-label={label}>
      {children}
    </ul>
  );
}

/** React's own type knows no custom properties. */
function depthStyle(depth: number): CSSProperties {
  const style: Record<`--${string}`, number> = { '--depth': depth };
  return style;
}

type ActivityRowProps = {
  /** 0 for the main work. */
  depth: number;
  /** A link around `ActivityName`; the open one carries `aria-current`. */
  children: ReactNode;
};

/** One piece of work. */
export function ActivityRow({ depth, children }: ActivityRowProps) {
  return (
    <li className={looks().row} data-child={depth > 0 || undefined} style={depthStyle(depth)}>
      {children}
    </li>
  );
}

type ActivityNameProps = { phase: Phase; name: string; facts: ReactNode };

/** What stands in a link to a piece of work: the sign of its phase, its name, and below it how it stands in words. */
export function ActivityName({ phase, name, facts }: ActivityNameProps) {
  return (
    <>
      <PhaseGlyph phase={phase} />
      <span>{name}</span>
      <span className={looks().facts}>{facts}</span>
    </>
  );
}
