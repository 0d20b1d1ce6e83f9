import { styled } from '../theme/styled.ts';

/** The looks of what a file field has beyond other fields. */
export const FileRoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& [data-slot=drop]': {
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
    '& [data-slot=drop-hint]': { color: 'textMuted' },
    '& [data-slot=camera]': { display: 'none' },
    '@media (pointer: coarse)': {
      '& [data-slot=drop-hint]': { display: 'none' },
      '& [data-slot=camera]': { display: 'block' },
    },
    '& [data-slot=files]': { display: 'flex', flexDirection: 'column', gap: '2', marginTop: '1' },
    '& [data-slot=file]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
    },
    '& [data-slot=file] img': { boxSize: '10', objectFit: 'cover', borderRadius: 'sm' },
    '& [data-slot=file][data-bad]': { borderColor: 'danger' },
    '& [data-slot=file][data-bad] > svg': { color: 'danger' },
    '& [data-slot=about]': { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' },
    '& [data-slot=name]': { overflowWrap: 'anywhere' },
    '& [data-slot=about] small': { fontSize: 'sm', color: 'textMuted' },
    '& [data-slot=about] [data-slot=reason]': { color: 'danger' },
  },
});
