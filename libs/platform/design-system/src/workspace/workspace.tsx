import type { ReactNode } from 'react';
import { slotClasses } from '../theme/plain.ts';

const wide = '@media screen and (min-width: 960px)';
const wider = '@media screen and (min-width: 1400px)';
const widest = '@media screen and (min-width: 1700px)';

const frame = slotClasses({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // What is docked at the foot of a phone stands there before there is anything to scroll.
      gridTemplateRows: 'auto minmax(0, 1fr)',
      minHeight: { base: 'calc(100dvh - var(--dosar-bottom-bar, 0px) - 52px)', md: 'auto' },
      // The whole sheet, to its edges.
      margin: '-4',
      // On a wide screen the frame stands still, and only its columns scroll.
      [wide]: {
        height: 'calc(100dvh - var(--dosar-sticky-top, 0px) - 1px)',
        overflow: 'hidden',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        '&[data-start]': { gridTemplateColumns: '220px minmax(0, 1fr) auto' },
      },
      [widest]: { '&[data-start]': { gridTemplateColumns: '264px minmax(0, 1fr) auto' } },
    },
    head: {
      position: { base: 'sticky', md: 'static' },
      // On a phone the bar of the app scrolls away: the record itself has little enough room.
      top: '0',
      zIndex: 'sticky',
      minWidth: '0',
      background: 'surface',
      borderBottomWidth: '1px',
      // In a low window it would cover what has the focus.
      '@media (max-height: 500px)': { position: 'static' },
      [wide]: { gridColumn: '1 / -1' },
    },
    start: {
      [wide]: {
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        borderInlineEndWidth: '1px',
        paddingBlock: '3',
        paddingInline: '2',
      },
    },
    middle: {
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      [wide]: { minHeight: '0', overflow: 'hidden' },
    },
    end: {
      [wide]: {
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        width: '320px',
        borderInlineStartWidth: '1px',
      },
      [wider]: { width: '340px' },
      [widest]: { width: '400px' },
    },
  },
});

export type WorkspaceProps = {
  /** What stays in sight: which record it is and how it stands. */
  head: ReactNode;
  /** The parts of the record, from 1400 px on; below that they are tabs of the head. */
  start?: ReactNode;
  startLabel: string;
  /** Short facts beside the work, from 960 px on. */
  end?: ReactNode;
  endLabel: string;
  /** The part that is open: a `WorkspaceColumn`. */
  children: ReactNode;
};

/** The page of a record that people work on for hours: a head that stays, and columns that scroll by themselves. */
export function Workspace({ head, start, startLabel, end, endLabel, children }: WorkspaceProps) {
  return (
    <div className={frame().root} data-workspace data-start={start ? '' : undefined}>
      <div className={frame().head}>{head}</div>
      {start && (
        <div className={frame().start} role="region" aria-label={startLabel} tabIndex={-1}>
          {start}
        </div>
      )}
      <div className={frame().middle}>{children}</div>
      {end && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard
        <aside className={frame().end} aria-label={endLabel} tabIndex={0}>
          {end}
        </aside>
      )}
    </div>
  );
}

const column = slotClasses({
  base: {
    root: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' },
    top: { paddingInline: { base: '4', md: '5' }, paddingBlock: '3', borderBottomWidth: '1px' },
    scrolled: {
      flex: '1',
      minHeight: '0',
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '3',
      overflowY: { md: 'auto' },
      overscrollBehavior: { md: 'contain' },
      // Nothing that takes the focus stops below what is docked at the foot.
      scrollPaddingBlock: '4',
    },
    foot: {
      // On a phone it is docked above the menu.
      position: { base: 'sticky', md: 'static' },
      bottom: 'var(--dosar-bottom-bar, 0px)',
      zIndex: { base: 'sticky', md: 'auto' },
      background: 'surface',
      borderTopWidth: '1px',
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '2',
      '@media print': { display: 'none' },
    },
  },
});

export type WorkspaceColumnProps = {
  /** What stays above what scrolls. */
  top?: ReactNode;
  /** What is docked below it. */
  foot?: ReactNode;
  /** The name of what scrolls, for screen readers. */
  label: string;
  children: ReactNode;
};

/** The open part of a record: its content scrolls, what is docked at its ends stays. */
export function WorkspaceColumn({ top, foot, label, children }: WorkspaceColumnProps) {
  return (
    <div className={column().root}>
      {top && <div className={column().top}>{top}</div>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard */}
      <section className={column().scrolled} aria-label={label} tabIndex={0}>
        {children}
      </section>
      {foot && <div className={column().foot}>{foot}</div>}
    </div>
  );
}
