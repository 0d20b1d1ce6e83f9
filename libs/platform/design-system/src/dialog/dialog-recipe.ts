import { defineSlotRecipe } from '@chakra-ui/react';

const besideThePage = { width: 'full', minHeight: '100dvh', maxHeight: '100dvh', overflow: 'auto' } as const;

/** The looks of dialogs and side panels; travels with their code, not with the page. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      background: 'rgb(10 14 18 / 55%)',
      // Over whatever window was open before, as its own window is.
      zIndex: 'calc({zIndex.modal} + 2 * var(--layer-index, 0) - 1)',
      // Only while opening: nothing has to end before a closed one can go.
      _open: { animation: 'appear' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      zIndex: 'calc({zIndex.modal} + 2 * var(--layer-index, 0))',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      background: 'surfaceRaised',
      color: 'text',
      boxShadow: 'floating',
      borderWidth: '1px',
      borderColor: 'border',
      outline: 'none',
      _open: { animation: 'appear' },
    },
    header: { padding: '4', paddingBottom: '1', paddingInlineEnd: '16' },
    title: { fontSize: 'lg', fontWeight: 'strong', lineHeight: 'tight' },
    body: { flex: '1', paddingInline: '4', paddingTop: '1', paddingBottom: '4', overflowWrap: 'anywhere' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      paddingInline: '4',
      paddingBlock: '3',
      borderTopWidth: '1px',
    },
  },
  variants: {
    // Other names than in the library's own recipe: its types would refuse these values.
    stand: {
      center: {
        positioner: {
          alignItems: { base: 'flex-end', md: 'flex-start' },
          justifyContent: 'center',
          padding: { base: '0', md: '10' },
        },
        content: {
          width: 'full',
          borderRadius: 'lg',
          maxHeight: { base: '94dvh', md: 'none' },
          overflow: 'auto',
        },
      },
      // Keeps its height to itself: what is long in it scrolls inside.
      top: {
        positioner: {
          alignItems: 'flex-start',
          justifyContent: 'center',
          padding: { base: '0', md: '10' },
          overflow: 'hidden',
        },
        content: {
          width: 'full',
          maxWidth: { md: '38rem' },
          height: { base: '100dvh', md: 'auto' },
          maxHeight: { md: 'min(36rem, calc(100dvh - 5rem))' },
          borderRadius: { md: 'lg' },
        },
        body: { display: 'flex', flexDirection: 'column', minHeight: '0', paddingBottom: '4' },
      },
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { ...besideThePage, maxWidth: { base: 'none', md: '20rem' } },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { ...besideThePage, maxWidth: { base: 'none', md: 'sidePanel' } },
      },
    },
    extent: {
      small: { content: { maxWidth: { md: '26rem' } } },
      medium: { content: { maxWidth: { md: '38rem' } } },
      large: { content: { maxWidth: { md: '60rem' } } },
      full: {
        positioner: { padding: { base: '0', md: '0' }, overflow: 'hidden' },
        content: {
          height: '100dvh',
          maxHeight: { base: '100dvh', md: '100dvh' },
          maxWidth: 'none',
          borderWidth: '0',
          borderRadius: 'none',
          background: 'canvas',
          colorScheme: 'dark',
        },
        header: { paddingBlock: '3' },
        body: { display: 'flex', minHeight: '0', padding: '0' },
      },
    },
  },
});
