import { styled } from '../theme/styled.ts';

/** What stands in place of content: centred, calm, as wide as a short line. */
export const StateRoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: '8',
    textAlign: 'center',
    '& > svg': { color: 'textMuted', marginBottom: '1' },
    '& [data-slot=title]': { fontWeight: 'strong', fontSize: 'lg' },
    '& [data-slot=words]': { color: 'textMuted', maxWidth: '44ch', marginBottom: '2' },
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
