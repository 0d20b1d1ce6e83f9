import { plain } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';

const Root = plain('span', {
  display: 'inline-block',
  paddingInline: '1.5',
  borderWidth: '1px',
  borderColor: 'borderMedium',
  borderRadius: 'sm',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** The registration plate of a vehicle, drawn as one; in the rows of a table its text stands alone. */
export function Plate({ number }: { number: string }) {
  return <Root translate="no">{formatPlate(number)}</Root>;
}
