import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { styled } from '../theme/styled.ts';

const Root = styled('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      paddingBottom: '5',
      position: 'relative',
    },
    // The line from one mark to the next.
    '& > li:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '8',
      bottom: '0',
      insetInlineStart: 'calc({spacing.4} - 1px)',
      width: '2px',
      background: 'border',
    },
    '& [data-slot=mark]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      borderRadius: 'full',
      background: 'surfaceSubtle',
      borderWidth: '1px',
      borderColor: 'border',
      color: 'textMuted',
    },
    '& [data-slot=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      alignItems: 'baseline',
      paddingBlock: '1.5',
    },
    '& [data-slot=title]': { fontWeight: 'strong' },
    '& [data-slot=meta]': { color: 'textMuted', fontSize: 'sm' },
    '& [data-slot=body]': { maxWidth: 'textColumn', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& [data-tone=internal] [data-slot=body]': {
      background: 'warningSubtle',
      borderInlineStartWidth: '3px',
      borderColor: 'warning',
      borderRadius: 'sm',
      padding: '2',
    },
  },
});

export type TimelineProps = {
  /** What happened to whom: the name of the list for screen readers. */
  label: string;
  /** `TimelineEntry` elements, in the order in which they are read. */
  children: ReactNode;
};

/** What happened, one entry after the other. */
export function Timeline({ label, children }: TimelineProps) {
  return <Root aria-label={label}>{children}</Root>;
}

export type TimelineEntryProps = {
  icon: IconName | (string & {});
  title: ReactNode;
  /** Who and when. */
  meta?: ReactNode;
  /** `internal` sets off what outsiders never see. */
  tone?: 'normal' | 'internal';
  /** The anchor of a permanent link. */
  id?: string;
  children?: ReactNode;
};

/** One thing that happened. */
export function TimelineEntry({ icon, title, meta, tone = 'normal', id, children }: TimelineEntryProps) {
  return (
    <li data-tone={tone} id={id}>
      <span data-slot="mark">
        <Icon name={icon} />
      </span>
      <div>
        <div data-slot="head">
          <span data-slot="title">{title}</span>
          {meta && <span data-slot="meta">{meta}</span>}
        </div>
        {children && <div data-slot="body">{children}</div>}
      </div>
    </li>
  );
}
