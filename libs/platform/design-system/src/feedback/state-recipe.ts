import { slotClasses } from '../theme/plain.ts';

/** What stands in place of content: centred, calm, as wide as a short line. */
export const stateLooks = slotClasses({
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      paddingBlock: '8',
      paddingInline: '4',
      textAlign: 'center',
      '& > svg': { color: 'textFaint', marginBottom: '2' },
      '& > :is(button, a)': { marginTop: '3' },
    },
    title: { fontWeight: 'strong' },
    words: { color: 'textMuted', maxWidth: '44ch' },
    id: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
      color: 'textMuted',
      '& code': { fontFamily: 'mono', userSelect: 'all' },
    },
  },
});
