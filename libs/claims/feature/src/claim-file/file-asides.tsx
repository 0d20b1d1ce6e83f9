import { lazyPart, useEntries } from '@dosar/areas';
import { claimFileAsides } from '@dosar/areas/claims';
import { useSession } from '@dosar/auth';
import { Box } from '@dosar/design-system';
import { Fragment, type ReactNode } from 'react';
import { FactsAside } from './facts-aside.tsx';
import { PeopleAside, PolicyAside } from './own-asides.tsx';
import type { OpenedAssignment } from './opened-file.ts';

const LinkedFiles = lazyPart(async () => (await import('../links/linked-files.tsx')).LinkedFiles);

/** What the list of linked files tells, with more about each. */
const linkFacts: readonly string[] = ['linked_file', 'duplicate_file'];

/** The short facts beside every section: those of the file itself, and what other areas bring. */
export function FileAsides({ assignment, file }: OpenedAssignment) {
  const { profile } = useSession();
  const brought = useEntries(claimFileAsides).filter(({ isFor }) => !isFor || (profile && isFor(profile)));
  const asides: { order: number; shown: ReactNode }[] = [
    {
      order: 10,
      shown: <FactsAside facts={assignment.facts.filter(({ code }) => !linkFacts.includes(code))} />,
    },
    {
      order: 35,
      shown: (
        <LinkedFiles
          claimFileId={assignment.header.claim_file_id}
          claimFileNo={file.claimFileNo}
          isLinked={assignment.facts.some(({ code }) => linkFacts.includes(code))}
        />
      ),
    },
    { order: 20, shown: <PeopleAside assignment={assignment} file={file} /> },
    { order: 30, shown: <PolicyAside assignment={assignment} /> },
    ...brought.map(({ order, Aside }) => ({ order, shown: <Aside {...file} /> })),
  ];
  return (
    <Box
      display="grid"
      css={{
        '& > *': { padding: '4', minWidth: '0' },
        '& > :not(:last-child)': { borderBottomWidth: '1px' },
      }}
    >
      {asides
        .toSorted((one, other) => one.order - other.order)
        .map(({ shown }, index) => (
          <Fragment key={index}>{shown}</Fragment>
        ))}
    </Box>
  );
}
