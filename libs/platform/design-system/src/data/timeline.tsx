import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { slotClasses } from '../theme/plain.ts';

const tones = ['note', 'sms', 'email'] as const;

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '2.5',
  paddingBlock: '1.5',
  // Entries that are out of sight are laid out once they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
  scrollMarginBlock: '6',
} as const;

// As large as a finger, without making the line higher.
const pressed = {
  minWidth: { base: '44px', md: '24px' },
  minHeight: { base: '44px', md: '24px' },
  marginBlock: { base: '-13px', md: '-3px' },
  _hover: { textDecoration: 'underline' },
} as const;

/** A file has hundreds of entries, and each stays made of plain elements. */
const looks = slotClasses({
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    day: {
      ...line,
      alignItems: 'center',
      color: 'textMuted',
      fontSize: 'sm',
      _after: { content: '""', borderTopWidth: '1px' },
    },
    entry: {
      ...line,
      // The exact moment stands outside of its entry.
      '&:is(:hover, :focus-within)': { contentVisibility: 'visible' },
      '&[data-marked]': {
        background: 'brandSubtle',
        outline: '2px solid {colors.brand}',
        outlineOffset: '2px',
        borderRadius: 'sm',
      },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '26px',
      borderRadius: 'full',
      background: 'surfaceSubtle',
      borderWidth: '1px',
      borderColor: 'border',
      color: 'textMuted',
      fontSize: 'sm',
      ...inTones((tone) => ({
        background: `${tone}Subtle`,
        borderColor: `${tone}Border`,
        color: tone,
      })),
    },
    // On a phone what can be done stands below the words, which would get a third of the width beside it.
    head: {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      justifyContent: 'flex-end',
      columnGap: '2',
      alignItems: { base: 'center', md: 'baseline' },
      paddingTop: '2px',
    },
    words: { flex: { base: '1 0 100%', md: '1' }, minWidth: '0', overflowWrap: 'anywhere' },
    title: { fontWeight: 'strong' },
    meta: { color: 'textMuted', fontSize: 'sm' },
    metaAct: { ...pressed, color: 'brandText', cursor: 'pointer' },
    acts: {
      display: 'flex',
      flexShrink: '0',
      opacity: { base: '1', md: '0' },
      'li:is(:hover, :focus-within, [data-marked]) &': { opacity: '1' },
      '& button': {
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
    },
    time: {
      ...pressed,
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      color: 'textMuted',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      // The exact moment, for the pointer and for the keyboard.
      '&[data-exact]:is(:hover, :focus)::after': {
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
    },
    body: {
      maxWidth: 'textColumn',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      // Notes and SMS stand on their colour; an e-mail, which can be long, has it at its edge.
      ...inTones((tone) => ({
        width: 'fit-content',
        minWidth: 'min(100%, 20rem)',
        marginTop: '1',
        paddingInline: '3',
        paddingBlock: '2',
        borderWidth: '1px',
        borderRadius: 'md',
        ...(tone === 'email'
          ? { borderInlineStartWidth: '3px', borderInlineStartColor: tone }
          : { background: `${tone}Subtle`, borderColor: `${tone}Border` }),
      })),
    },
  },
});

function inTones<Style>(style: (tone: (typeof tones)[number]) => Style): Record<string, Style> {
  return Object.fromEntries(tones.map((tone) => [`[data-tone=${tone}] &`, style(tone)]));
}

export type TimelineProps = {
  /** What happened to whom: the name of the list for screen readers. */
  label: string;
  /** `TimelineEntry` and `TimelineDay` elements, in the order in which they are read. */
  children: ReactNode;
};

/** What happened, one entry after the other. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol aria-label={label} className={looks().root}>
      {children}
    </ol>
  );
}

/** Begins a day of a timeline. */
export function TimelineDay({ children }: { children: ReactNode }) {
  return <li className={looks().day}>{children}</li>;
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
    <li
      className={looks().entry}
      data-tone={tone}
      id={id}
      data-marked={isMarked ? '' : undefined}
      tabIndex={isMarked ? -1 : undefined}
    >
      <span className={looks().mark}>
        <Icon name={icon} />
      </span>
      <div>
        <div className={looks().head}>
          <span className={looks().words}>
            <span className={looks().title}>{title}</span>
            {meta && <span className={looks().meta}> · {meta}</span>}
          </span>
          {acts && <span className={looks().acts}>{acts}</span>}
          {time}
        </div>
        {children && <div className={looks().body}>{children}</div>}
      </div>
    </li>
  );
}

/** What makes a link or a word the time of an entry; `exact`, the whole moment, shows to the pointer and to the focus. */
export function timelineTimeProps(exact?: string) {
  return { className: looks().time, 'data-exact': exact };
}

/** Something to press in the words of an entry. */
export function TimelineAct({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={looks().metaAct} onClick={onClick}>
      {children}
    </button>
  );
}
