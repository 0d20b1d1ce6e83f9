import type { FileGlance } from '@dosar/areas/claims';
import { StateLine } from '@dosar/claim-parts';
import type { Schema } from '@dosar/openapi';
import { Fragment, type ReactNode } from 'react';
import { FilePhase, Owner, Task, Waiting } from './file-state.tsx';
import { useHeaderFacts, type OrderedFact } from './use-header-facts.tsx';

type FactLineProps = { header: FileGlance; assignment: Schema<'AssignmentDetail'> | undefined };

/** How the file stands: its clock, its phase, whom it waits for, who has it, and its sums. */
export function FactLine({ header, assignment }: FactLineProps) {
  const { clocks, facts, sums } = useHeaderFacts(header, assignment);
  return (
    <StateLine>
      <InOrder facts={clocks} />
      <InOrder
        facts={[
          { order: 20, shown: <FilePhase phase={assignment?.file_phase} /> },
          { order: 40, shown: <Waiting header={header} /> },
          { order: 50, shown: <Owner header={header} /> },
          ...facts,
        ]}
      />
      <InOrder facts={sums} />
    </StateLine>
  );
}

/** The same where there is less room: the clock across it, and below it what matters to act. */
export function PaneFactLine({ header, assignment }: FactLineProps) {
  const { clocks, sums } = useHeaderFacts(header, assignment);
  return (
    <>
      <StateLine>
        <InOrder facts={clocks} />
      </StateLine>
      <StateLine>
        <Task header={header} />
        <Waiting header={header} />
        <Owner header={header} />
        <InOrder facts={sums} />
      </StateLine>
    </>
  );
}

function InOrder({ facts }: { facts: readonly OrderedFact[] }): ReactNode {
  return facts
    .toSorted((one, other) => one.order - other.order)
    .map(({ shown }, index) => <Fragment key={index}>{shown}</Fragment>);
}
