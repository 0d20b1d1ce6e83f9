import { plain } from '@dosar/design-system';
import { InternalTerm } from './internal-term.tsx';
import { LegalTerm, type LegalTermProps } from './legal-term.tsx';

const Root = plain('span', {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  columnGap: '2',
  whiteSpace: 'nowrap',
  // The legal terms of a list stand below each other.
  '& > :first-of-type': { minWidth: '86px' },
  '&[data-spread]': { display: 'flex', justifyContent: 'space-between' },
});

export type DueCellProps = Omit<LegalTermProps, 'due'> & {
  /** The deadline of the house. */
  due: string | null;
  /** The last day by law. */
  legalDue: string | null;
  /** The two stand at the two ends, as on the last line of a card. */
  isSpread?: boolean;
};

/** Both clocks of a task in one cell: what the house promised, and what the law asks for. */
export function DueCell({ due, legalDue, now, isSpread = false, ...legal }: DueCellProps) {
  const clock = now && { now };
  return (
    <Root data-spread={isSpread ? '' : undefined}>
      <span>{due !== null && <InternalTerm due={due} {...clock} />}</span>
      {legalDue !== null && <LegalTerm due={legalDue} {...clock} {...legal} />}
    </Root>
  );
}
