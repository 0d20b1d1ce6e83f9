import { styled } from '../theme/styled.ts';

/** What stands in place of content: centred, calm, as wide as a short line. */
export const StateRoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    paddingBlock: '8',
    paddingInline: '4',
    textAlign: 'center',
    '& > svg': { color: 'textFaint', marginBottom: '2' },
    '& [data-slot=title]': { fontWeight: 'strong' },
    '& [data-slot=words]': { color: 'textMuted', maxWidth: '44ch' },
    '& > :is(button, a)': { marginTop: '3' },
    '& [data-slot=id]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
      color: 'textMuted',
    },
    '& code': { fontFamily: 'mono', userSelect: 'all' },
  },
});
