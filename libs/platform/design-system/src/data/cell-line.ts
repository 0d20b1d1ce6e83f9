import { plain } from '../theme/plain.ts';

/** Things beside each other in a cell; `data-apart` puts the first at its beginning and the last at its end. */
export const CellLine = plain('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '&[data-apart]': { justifyContent: 'space-between' },
});

/** Words in a `CellLine` that are cut off where there is little room; `data-wide` shows them in wide windows only. */
export const CellText = plain('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[data-wide]': { display: { base: 'none', lg: 'inline' } },
});
