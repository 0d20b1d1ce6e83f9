import { slotClasses } from '../theme/plain.ts';

/** The classes of what a file field has beyond other fields. */
export const fileClasses = slotClasses({
  slots: ['drop', 'dropHint', 'camera', 'files', 'file', 'about'],
  base: {
    drop: {
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
    dropHint: { color: 'textMuted', '@media (pointer: coarse)': { display: 'none' } },
    camera: { display: 'none', '@media (pointer: coarse)': { display: 'block' } },
    files: { display: 'flex', flexDirection: 'column', gap: '2', marginTop: '1' },
    file: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      // The whole picture: what is cut off may be the damage.
      '& img': {
        width: '16',
        height: '12',
        flexShrink: '0',
        objectFit: 'contain',
        background: 'surfaceSubtle',
        borderRadius: 'sm',
      },
      '&[data-bad]': { borderColor: 'danger' },
      '&[data-bad] > svg, &[data-bad] small': { color: 'danger' },
    },
    about: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      // A name without a space is as wide as the row and no wider.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '0.5',
      overflowWrap: 'anywhere',
      '& small': { fontSize: 'sm', color: 'textMuted' },
    },
  },
});
