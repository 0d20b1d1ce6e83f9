import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // What is docked at the foot of a phone stands there before there is anything to scroll.
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: { base: 'calc(100dvh - var(--dosar-bottom-bar, 0px) - 52px)', md: 'auto' },
    // The whole sheet, to its edges.
    margin: '-4',
    '& > [data-slot=head]': {
      position: { base: 'sticky', md: 'static' },
      // On a phone the bar of the app scrolls away: the record itself has little enough room.
      top: '0',
      zIndex: 'sticky',
      minWidth: '0',
      background: 'surface',
      borderBottomWidth: '1px',
      // In a low window it would cover what has the focus.
      '@media (max-height: 500px)': { position: 'static' },
    },
    '& > [data-slot=middle]': { minWidth: '0', display: 'flex', flexDirection: 'column' },
    // On a wide screen the frame stands still, and only its columns scroll.
    '@media screen and (min-width: 960px)': {
      height: 'calc(100dvh - var(--dosar-sticky-top, 0px) - 1px)',
      overflow: 'hidden',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > [data-slot=head]': { gridColumn: '1 / -1' },
      '&:has(> [data-slot=start])': { gridTemplateColumns: '220px minmax(0, 1fr) auto' },
      '& > [data-slot=start], & > [data-slot=end]': { overflowY: 'auto', overscrollBehavior: 'contain' },
      '& > [data-slot=start]': { borderInlineEndWidth: '1px', paddingBlock: '3', paddingInline: '2' },
      '& > [data-slot=end]': { width: '320px', borderInlineStartWidth: '1px' },
      '& > [data-slot=middle]': { minHeight: '0', overflow: 'hidden' },
    },
    '@media screen and (min-width: 1400px)': { '& > [data-slot=end]': { width: '340px' } },
    '@media screen and (min-width: 1700px)': {
      '&:has(> [data-slot=start])': { gridTemplateColumns: '264px minmax(0, 1fr) auto' },
      '& > [data-slot=end]': { width: '400px' },
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
    <Root data-workspace>
      <div data-slot="head">{head}</div>
      {start && (
        <div data-slot="start" role="region" aria-label={startLabel} tabIndex={-1}>
          {start}
        </div>
      )}
      <div data-slot="middle">{children}</div>
      {end && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard
        <aside data-slot="end" aria-label={endLabel} tabIndex={0}>
          {end}
        </aside>
      )}
    </Root>
  );
}

const Column = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '0',
    '& > [data-slot=scrolled]': {
      flex: '1',
      minHeight: '0',
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '3',
      overflowY: { md: 'auto' },
      overscrollBehavior: { md: 'contain' },
      // Nothing that takes the focus stops below what is docked at the foot.
      scrollPaddingBlock: '4',
    },
    '& > [data-slot=top]': {
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '3',
      borderBottomWidth: '1px',
    },
    '& > [data-slot=foot]': {
      // On a phone it is docked above the menu.
      position: { base: 'sticky', md: 'static' },
      bottom: 'var(--dosar-bottom-bar, 0px)',
      zIndex: { base: 'sticky', md: 'auto' },
      background: 'surface',
      borderTopWidth: '1px',
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '2',
    },
    '@media print': { '& > [data-slot=foot]': { display: 'none' } },
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
    <Column>
      {top && <div data-slot="top">{top}</div>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard */}
      <section data-slot="scrolled" aria-label={label} tabIndex={0}>
        {children}
      </section>
      {foot && <div data-slot="foot">{foot}</div>}
    </Column>
  );
}
