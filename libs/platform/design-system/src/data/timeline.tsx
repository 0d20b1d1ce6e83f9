import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { styled } from '../theme/styled.ts';

/** The style of a whole timeline on one element: a file has hundreds of entries, and each stays made of plain elements. */
const Root = styled('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2.5',
      paddingBlock: '1.5',
      // Entries that are out of sight are laid out once they come near.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 44px',
      scrollMarginBlock: '6',
    },
    '& > li[data-day]': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      color: 'textMuted',
      fontSize: 'sm',
      _after: { content: '""', borderTopWidth: '1px' },
    },
    '& [data-slot=mark]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '26px',
      borderRadius: 'full',
      background: 'surfaceSubtle',
      borderWidth: '1px',
      borderColor: 'border',
      color: 'textMuted',
      fontSize: 'sm',
    },
    '& [data-slot=head]': {
      display: 'flex',
      columnGap: '2',
      alignItems: 'baseline',
      paddingTop: '2px',
    },
    '& [data-slot=words]': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& [data-slot=title]': { fontWeight: 'strong' },
    '& [data-slot=meta]': { color: 'textMuted', fontSize: 'sm' },
    '& [data-slot=meta-act]': {
      color: 'brandText',
      cursor: 'pointer',
      minWidth: { base: '44px', md: '24px' },
      minHeight: { base: '44px', md: '24px' },
      marginBlock: { base: '-13px', md: '-3px' },
      _hover: { textDecoration: 'underline' },
    },
    '& [data-slot=body]': { maxWidth: 'textColumn', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& [data-slot=acts]': { display: 'flex', flexShrink: '0', opacity: { base: '1', md: '0' } },
    '& > li:is(:hover, :focus-within, [data-marked]) [data-slot=acts]': { opacity: '1' },
    '& [data-slot=acts] button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '44px', md: '24px' },
      marginBlock: { base: '-9px', md: '0' },
      borderRadius: 'sm',
      cursor: 'pointer',
      color: 'textMuted',
      _hover: { background: 'hover', color: 'text' },
      '&[aria-pressed=true]': { color: 'brandText' },
    },
    '& [data-slot=time]': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: { base: '44px', md: '24px' },
      minHeight: { base: '44px', md: '24px' },
      marginBlock: { base: '-13px', md: '-3px' },
      flexShrink: '0',
      color: 'textMuted',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      _hover: { textDecoration: 'underline' },
    },
    // The exact moment, for the pointer and for the keyboard.
    '& [data-slot=time][data-exact]:is(:hover, :focus)::after': {
      content: 'attr(data-exact)',
      position: 'absolute',
      insetInlineEnd: '0',
      bottom: 'calc(100% + 2px)',
      zIndex: 'raised',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'sm',
      background: 'text',
      color: 'surface',
    },
    // The exact moment stands outside of its entry.
    '& > li:is(:hover, :focus-within)': { contentVisibility: 'visible' },
    ...toneStyles('note', { isFilled: true }),
    ...toneStyles('sms', { isFilled: true }),
    ...toneStyles('email', { isFilled: false }),
    '& > li[data-marked]': {
      background: 'brandSubtle',
      outline: '2px solid {colors.brand}',
      outlineOffset: '2px',
      borderRadius: 'sm',
    },
  },
});

/** Notes and SMS stand on their colour; an e-mail, which can be long, has it at its edge. */
function toneStyles(tone: 'note' | 'sms' | 'email', { isFilled }: { isFilled: boolean }) {
  return {
    [`& [data-tone=${tone}] [data-slot=mark]`]: {
      background: `${tone}Subtle`,
      borderColor: `${tone}Border`,
      color: tone,
    },
    [`& [data-tone=${tone}] [data-slot=body]`]: {
      width: 'fit-content',
      minWidth: 'min(100%, 20rem)',
      marginTop: '1',
      paddingInline: '3',
      paddingBlock: '2',
      borderWidth: '1px',
      borderRadius: 'md',
      ...(isFilled
        ? { background: `${tone}Subtle`, borderColor: `${tone}Border` }
        : { borderInlineStartWidth: '3px', borderInlineStartColor: tone }),
    },
  };
}

export type TimelineProps = {
  /** What happened to whom: the name of the list for screen readers. */
  label: string;
  /** `TimelineEntry` and `TimelineDay` elements, in the order in which they are read. */
  children: ReactNode;
};

/** What happened, one entry after the other. */
export function Timeline({ label, children }: TimelineProps) {
  return <Root aria-label={label}>{children}</Root>;
}

/** Begins a day of a timeline. */
export function TimelineDay({ children }: { children: ReactNode }) {
  return <li data-day="">{children}</li>;
}

export type TimelineEntryProps = {
  icon: IconName | (string & {});
  title: ReactNode;
  /** What else there is to say of it. */
  meta?: ReactNode;
  /** When it happened, at the end of the line: a link with `timelineTimeProps`. */
  time?: ReactNode;
  /** Plain buttons with one picture each; seen while the pointer or the focus is on the entry. */
  acts?: ReactNode;
  /** Notes are yellow, e-mails teal, SMS plum. */
  tone?: 'note' | 'email' | 'sms' | 'plain';
  /** The anchor of a permanent link. */
  id?: string;
  /** Somebody followed a link to it. */
  isMarked?: boolean;
  children?: ReactNode;
};

/** One thing that happened. */
export function TimelineEntry({
  icon,
  title,
  meta,
  time,
  acts,
  tone = 'plain',
  id,
  isMarked = false,
  children,
}: TimelineEntryProps) {
  return (
    <li data-tone={tone} id={id} data-marked={isMarked ? '' : undefined} tabIndex={isMarked ? -1 : undefined}>
      <span data-slot="mark">
        <Icon name={icon} />
      </span>
      <div>
        <div data-slot="head">
          <span data-slot="words">
            <span data-slot="title">{title}</span>
            {meta && <span data-slot="meta"> · {meta}</span>}
          </span>
          {acts && <span data-slot="acts">{acts}</span>}
          {time}
        </div>
        {children && <div data-slot="body">{children}</div>}
      </div>
    </li>
  );
}

/** What makes a link to an entry its time: the exact moment shows to the pointer and to the focus. */
export function timelineTimeProps(exact: string) {
  return { 'data-slot': 'time', 'data-exact': exact };
}
