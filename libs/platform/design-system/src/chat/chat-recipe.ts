import { defineSlotRecipe } from '@chakra-ui/react';

const window = {
  display: 'flex',
  flexDirection: 'column',
  background: 'surfaceRaised',
  color: 'text',
  outline: 'none',
  overflow: 'hidden',
} as const;

/** The width and height of the window where there is room for it (K8), and its distance from the edges. */
export const chatSize = { width: 400, height: 400, margin: 16 } as const;

/** The window beside the page, which can be moved by its header and made larger at its edges. */
export const floatingRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'header', 'dragTrigger', 'title', 'resizeTrigger'],
  base: {
    // Over the page, below every window that asks for an answer; the library's own layer is 1.
    positioner: { zIndex: 'dropdown!' },
    content: {
      ...window,
      position: 'relative',
      maxWidth: '100vw',
      maxHeight: '100dvh',
      borderWidth: '1px',
      borderColor: 'borderMedium',
      borderRadius: 'lg',
      boxShadow: 'floating',
      animation: 'appear',
    },
    header: { flex: 'none' },
    resizeTrigger: {
      zIndex: 'raised',
      '&[data-axis=n]': { height: '1.5' },
      '&[data-axis=w]': { width: '1.5' },
      '&[data-axis=nw]': { boxSize: '3' },
    },
  },
});

/** The same on a phone: all of the screen. */
export const phoneChatRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal' },
    content: { ...window, width: 'full', height: '100dvh', animation: 'appear' },
  },
});

/** The line above the conversation. */
export const headRecipe = defineSlotRecipe({
  slots: ['root', 'about', 'acts'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '10',
      paddingInlineStart: '4',
      paddingInlineEnd: '1',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
      '& :is(b, h2)': { fontWeight: 'strong' },
    },
    about: { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', color: 'textMuted' },
    acts: { display: 'flex', marginInlineStart: 'auto' },
  },
});

/** What was said, with the newest at the foot. */
export const logRecipe = defineSlotRecipe({
  slots: [
    'root',
    'time',
    'question',
    'answer',
    'citation',
    'sources',
    'source',
    'number',
    'acts',
    'end',
    'waiting',
  ],
  base: {
    root: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '4',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
      '& > * + *': { marginTop: '2' },
    },
    time: { display: 'block', color: 'textFaint', fontSize: 'sm', textAlign: 'center' },
    question: {
      width: 'fit-content',
      maxWidth: '85%',
      marginInlineStart: 'auto',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'lg',
      borderEndEndRadius: '2px',
      background: 'brandSubtle',
      color: 'brandText',
      whiteSpace: 'pre-wrap',
    },
    answer: {
      '& > * + *': { marginTop: '1' },
      '& ul': { listStyle: 'disc', paddingInlineStart: '4' },
      '& :is(b, strong)': { fontWeight: 'strong' },
    },
    citation: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '4',
      height: '4',
      marginInlineStart: '0.5',
      paddingInline: '1',
      borderRadius: 'sm',
      background: 'phaseCancelledSubtle',
      color: 'brandText',
      fontSize: '11px',
      fontWeight: 'strong',
      lineHeight: 'none',
      verticalAlign: '1px',
    },
    sources: { marginTop: '1.5', paddingBlock: '1', borderBlockWidth: '1px', fontSize: 'sm' },
    source: {
      display: 'flex',
      gap: '2',
      alignItems: 'baseline',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { base: 'controlTouch', md: '0' },
        color: 'brandText',
        _hover: { textDecoration: 'underline' },
      },
    },
    number: { flex: 'none', width: '3', textAlign: 'end', color: 'textFaint' },
    acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', marginTop: '1.5' },
    end: { display: 'flex', marginInlineStart: 'auto' },
    waiting: { display: 'flex', alignItems: 'center', gap: '2', color: 'textMuted' },
  },
});

/** Where the next question is written. */
export const footRecipe = defineSlotRecipe({
  slots: ['root', 'note', 'entry', 'send'],
  base: {
    root: {
      flex: 'none',
      paddingInline: '3',
      paddingTop: '1',
      paddingBottom: 'calc({spacing.1.5} + env(safe-area-inset-bottom, 0px))',
    },
    note: {
      marginTop: '0.5',
      color: 'textFaint',
      fontSize: 'sm',
      lineHeight: 'tight',
      textAlign: 'center',
      '& a': { color: 'brandText', textDecoration: 'underline' },
    },
    entry: {
      position: 'relative',
      // One line, which grows with what is typed; stronger than the looks of the field itself.
      '&& textarea': {
        minHeight: 'var(--dosar-control)',
        maxHeight: '120px',
        resize: 'none',
        fieldSizing: 'content',
        paddingInlineEnd: 'calc(var(--dosar-control) + {spacing.1})',
      },
    },
    send: { position: 'absolute', insetInlineEnd: '0', bottom: '0' },
  },
});
