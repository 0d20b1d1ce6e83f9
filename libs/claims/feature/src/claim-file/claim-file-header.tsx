import { useEntries } from '@dosar/areas';
import { claimFileNavigation, type FileGlance } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import { Plate } from '@dosar/claim-parts';
import { Box, CopyButton, Flex, Heading, StatusChip, useIsPhone, VisuallyHidden } from '@dosar/design-system';
import type { Atom } from 'jotai';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { FactLine } from './fact-line.tsx';
import { HeaderActs } from './header-acts.tsx';
import { messages } from './messages.ts';
import { useHeaderFacts, type OrderedFact } from './use-header-facts.tsx';

export type ClaimFileHeaderProps = {
  header: FileGlance;
  /** Absent until the file is read; what a list knew of it is shown meanwhile. */
  assignment: Schema<'AssignmentDetail'> | undefined;
  /** Whether the reader is writing on it; colleagues see that. */
  writing: Atom<boolean>;
};

/** What stays in sight while the file is read: which one it is, and below it how it stands. */
export function ClaimFileHeader(props: ClaimFileHeaderProps) {
  const { header, assignment } = props;
  const isPhone = useIsPhone();
  return (
    <Box
      paddingInline="4"
      paddingTop={{ base: '1', md: '2' }}
      paddingBottom={{ base: '0', md: '2' }}
      display="grid"
      // A long name gives way to the status: without this the row would be as wide as all its words.
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '1', md: '2' }}
    >
      <title>{`${header.claim_file_no} · Dosar`}</title>
      {isPhone ? <PhoneIdentity {...props} /> : <Identity {...props} />}
      <FactLine header={header} assignment={assignment} />
    </Box>
  );
}

function Identity({ header, assignment, writing }: ClaimFileHeaderProps) {
  const [vehicle] = assignment?.vehicles ?? [];
  const policy = [header.policy_type_name, header.policy_number].filter(Boolean).join(' ');
  return (
    <Flex columnGap="3" rowGap="1" alignItems="center" flexWrap="wrap">
      <FileNumber header={header} />
      {header.plate && <Plate number={header.plate} />}
      <Box color="textMuted">
        {[[vehicle?.brand_name, vehicle?.model].filter(Boolean).join(' '), header.claimant_name]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {policy && (
        <Box paddingInline="1.5" borderWidth="1px" borderRadius="sm" color="textMuted" fontSize="sm">
          {policy}
        </Box>
      )}
      <Tags {...{ header, assignment, writing }} />
      <HeaderActs header={header} writing={writing} parties={assignment?.parties ?? []} />
    </Flex>
  );
}

function PhoneIdentity({ header, assignment, writing }: ClaimFileHeaderProps) {
  const { ofStatus } = useHeaderFacts(header, assignment);
  return (
    <>
      {/* Where all of it has no room beside the number, what can be done goes below it. */}
      <Flex alignItems="center" flexWrap="wrap" marginInline="-2">
        <FileNumber header={header} />
        <HeaderActs header={header} writing={writing} parties={assignment?.parties ?? []} />
      </Flex>
      <Flex alignItems="center" gap="2" minHeight="28px" paddingBottom="1">
        {header.plate && <Plate number={header.plate} />}
        <Box flex="1" minWidth="0" color="textMuted" truncate>
          {header.claimant_name}
        </Box>
        <StatusChip label={header.status_name} phase={header.category_code} />
        <Shown facts={ofStatus} />
      </Flex>
      <Flex gap="2" flexWrap="wrap" paddingBottom="1" css={{ '&:empty': { display: 'none' } }}>
        <Tags {...{ header, assignment, writing }} />
      </Flex>
    </>
  );
}

function FileNumber({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const navigation = useEntries(claimFileNavigation);
  return (
    <Flex gap={{ base: '0', md: '1' }} alignItems="center" flexShrink="0">
      {navigation.map(({ Navigation }, index) => (
        <Navigation key={index} assignmentId={header.assignment_id} />
      ))}
      <Heading as="h1" size="xl" whiteSpace="nowrap">
        <VisuallyHidden>{t(messages.claimFile)} </VisuallyHidden>
        {header.claim_file_no}
      </Heading>
      <CopyButton value={header.claim_file_no} name={t(messages.claimFile)} />
    </Flex>
  );
}

/** What other areas say beside the name of the file, such as whose fleet it is. */
function Tags({ header, assignment }: ClaimFileHeaderProps) {
  return <Shown facts={useHeaderFacts(header, assignment).tags} />;
}

function Shown({ facts }: { facts: readonly OrderedFact[] }) {
  return facts
    .toSorted((one, other) => one.order - other.order)
    .map(({ shown }, index) => <Fragment key={index}>{shown}</Fragment>);
}
