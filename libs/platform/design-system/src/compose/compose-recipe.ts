import { slotClasses } from '../theme/plain.ts';
import { styled } from '../theme/styled.ts';

/** What is written for whom: an internal note is yellow, e-mail teal, a text message plum, a call has no colour. */
export type ComposeTone = 'note' | 'email' | 'sms' | 'plain';

const toned = (color: string, background: string, borderColor: string) => ({
  '--compose-color': `{colors.${color}}`,
  '--compose-background': `{colors.${background}}`,
  '--compose-border': `{colors.${borderColor}}`,
});

/** The colours of a channel, as variables for what stands inside. */
const toneVariants = {
  note: toned('note', 'noteSubtle', 'noteBorder'),
  email: toned('email', 'emailSubtle', 'emailBorder'),
  sms: toned('sms', 'smsSubtle', 'smsBorder'),
  plain: toned('text', 'surfaceSubtle', 'border'),
} as const;

/** The colours of a channel for what stands inside a slot. */
export const toneOfSlot = <Slot extends string>(slot: Slot) => ({
  note: { [slot]: toneVariants.note },
  email: { [slot]: toneVariants.email },
  sms: { [slot]: toneVariants.sms },
  plain: { [slot]: toneVariants.plain },
});

/** The classes of the box in which a message is written. */
export const composeClasses = slotClasses({
  slots: ['box', 'row', 'rowLabel', 'rowContent', 'rowEnd', 'foot', 'footWords', 'subject'],
  base: {
    box: {
      background: 'var(--compose-background)',
      borderWidth: '1px',
      borderColor: 'var(--compose-border)',
      borderRadius: 'md',
      minWidth: '0',
    },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minHeight: 'calc(var(--dosar-control) + 4px)',
      paddingInline: '3',
      paddingBlock: '1',
      borderBottomWidth: '1px',
      borderColor: 'var(--compose-border)',
    },
    rowLabel: { color: 'var(--compose-color)', fontSize: 'sm', minWidth: '3.5rem' },
    rowContent: {
      display: 'flex',
      flex: '1 1 12rem',
      flexWrap: 'wrap',
      gap: '1.5',
      alignItems: 'center',
      minWidth: '0',
    },
    rowEnd: { color: 'textMuted', fontSize: 'sm' },
    foot: {
      position: { md: 'sticky' },
      bottom: '0',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      alignItems: 'center',
      padding: '2',
      background: 'var(--compose-background)',
    },
    footWords: { flex: '1', minWidth: '160px', fontSize: 'sm', color: 'var(--compose-color)' },
    subject: {
      flex: '1',
      minWidth: '128px',
      minHeight: 'var(--dosar-control)',
      background: 'transparent',
      fontWeight: 'strong',
      borderRadius: 'sm',
    },
  },
  variants: {
    tone: toneOfSlot('box'),
    padded: {
      true: { box: { padding: '3' } },
      // A long letter scrolls by itself; a note is short, and what it suggests stands above the box.
      false: { box: { maxHeight: { md: '62vh' }, overflowY: { md: 'auto' } } },
    },
  },
});

/** Somebody who gets the message, or a file that goes with it. */
export const ChipRoot = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    overflowWrap: 'anywhere',
    alignItems: 'center',
    columnGap: '1.5',
    maxWidth: 'full',
    minWidth: '0',
    minHeight: 'calc(var(--dosar-control) - 4px)',
    paddingInlineStart: '2',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'var(--compose-border)',
    borderRadius: 'md',
    '& b': { fontWeight: 'strong' },
    '& small': { color: 'textMuted', fontSize: 'sm' },
    '& [data-warning]': { color: 'warning' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'calc(var(--dosar-control) - 6px)',
      alignSelf: 'stretch',
      cursor: 'pointer',
    },
  },
});

/** Leads out of the house: filled in the colour of its channel. */
export const SendRoot = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: 'var(--dosar-control)',
    paddingInline: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: 'strong',
    cursor: 'pointer',
    marginInlineStart: 'auto',
    background: 'var(--compose-color)',
    borderColor: 'var(--compose-color)',
    color: 'surface',
    '&[data-outlined]': { background: 'surface', color: 'var(--compose-color)' },
    '&[aria-disabled=true]': {
      background: 'surfaceSubtle',
      borderColor: 'border',
      color: 'textMuted',
      cursor: 'not-allowed',
    },
  },
});

/** A text area over a copy of its text, in which parts are marked. */
export const MarkedRoot = styled('div', {
  base: {
    display: 'grid',
    background: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'var(--compose-border)',
    '& > *': {
      gridArea: '1 / 1',
      font: 'inherit',
      lineHeight: 'normal',
      paddingInline: '3',
      paddingBlock: '2',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      minWidth: '0',
      minHeight: '96px',
      maxHeight: '288px',
      overflowY: 'auto',
    },
    '&[data-one-line] > *': { minHeight: 'var(--dosar-control)', fontWeight: 'strong' },
    '& > div': { color: 'transparent', pointerEvents: 'none', scrollbarGutter: 'stable' },
    '& textarea': {
      background: 'transparent',
      resize: 'none',
      scrollbarGutter: 'stable',
      fieldSizing: 'content',
    },
    '& mark': { color: 'transparent', borderRadius: 'sm', background: 'var(--compose-background)' },
    '& mark[data-look=missing]': {
      background: 'warningSubtle',
      boxShadow: 'inset 0 0 0 1px {colors.warning}',
    },
    '& mark[data-look=costly]': {
      background: 'warningSubtle',
      borderBottomWidth: '2px',
      borderColor: 'warning',
    },
  },
});

/** The classes of what somebody wrote, as it stands in the timeline and in a conversation. */
export const bubbleClasses = slotClasses({
  slots: ['root', 'about', 'words'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1.5',
      width: 'fit-content',
      minWidth: 'min(20rem, 100%)',
      maxWidth: 'textColumn',
      padding: '3',
      borderWidth: '1px',
      borderColor: 'var(--compose-border)',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
    },
    about: { color: 'textMuted', fontSize: 'sm' },
    words: { minWidth: '0', whiteSpace: 'pre-wrap' },
  },
  variants: {
    tone: toneOfSlot('root'),
    direction: {
      out: { root: { background: 'var(--compose-background)' } },
      in: {
        root: {
          background: 'surface',
          borderColor: 'border',
          borderInlineStartWidth: '3px',
          borderInlineStartColor: 'var(--compose-color)',
        },
      },
    },
  },
});
