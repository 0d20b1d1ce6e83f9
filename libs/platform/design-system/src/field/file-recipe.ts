import { styled } from '../theme/styled.ts';

/** The looks of what a file field has beyond other fields. */
export const FileRoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& [data-part=drop]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      padding: '4',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'borderStrong',
      borderRadius: 'lg',
    },
    '& [data-part=drop-hint]': { color: 'textMuted', '@media (pointer: coarse)': { display: 'none' } },
    '& [data-part=files]': { display: 'flex', flexDirection: 'column', gap: '2', marginTop: '1' },
    '& [data-part=file]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
    },
    '& [data-part=file] img': { boxSize: '10', objectFit: 'cover', borderRadius: 'sm' },
    '& [data-part=file][data-bad]': { borderColor: 'danger' },
    '& [data-part=file][data-bad] > svg': { color: 'danger' },
    '& [data-part=about]': { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' },
    '& [data-part=name]': { overflowWrap: 'anywhere' },
    '& [data-part=about] small': { fontSize: 'sm', color: 'textMuted' },
    '& [data-part=about] [data-part=reason]': { color: 'danger' },
  },
});
