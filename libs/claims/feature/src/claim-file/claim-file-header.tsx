import { useEntries } from '@dosar/areas';
import { claimFileHeaderActs, claimFileNavigation } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import { Box, CopyButton, Flex, Heading, IconLink, Plate, VisuallyHidden } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { StateLine } from './state-line.tsx';

export type ClaimFileHeaderProps = {
  assignment: Schema<'AssignmentDetail'>;
  /** The reader is writing on it; colleagues see that. */
  isWriting: boolean;
};

/** What stays in sight while the file is read: which one it is, and below it how it stands. */
export function ClaimFileHeader({ assignment, isWriting }: ClaimFileHeaderProps) {
  const { formatMessage: t } = useIntl();
  const navigation = useEntries(claimFileNavigation);
  const acts = useEntries(claimFileHeaderActs).toSorted((one, other) => one.order - other.order);
  const { header, vehicles } = assignment;
  const vehicle = [vehicles[0]?.brand_name, vehicles[0]?.model].filter(Boolean).join(' ');

  return (
    <Box paddingInline="4" paddingBlock="2" display="grid" gap="2">
      <title>{`${header.claim_file_no} · Dosar`}</title>
      <Flex columnGap="3" rowGap="1" alignItems="center" flexWrap="wrap">
        {navigation.map(({ Navigation }, index) => (
          <Navigation key={index} assignmentId={header.assignment_id} />
        ))}
        <Flex gap="1" alignItems="center">
          <Heading as="h1" size="xl" whiteSpace="nowrap">
            <VisuallyHidden>{t(messages.claimFile)} </VisuallyHidden>
            {header.claim_file_no}
          </Heading>
          <CopyButton value={header.claim_file_no} name={t(messages.claimFile)} />
        </Flex>
        {header.plate && <Plate number={header.plate} />}
        <Box color="textMuted">{[vehicle, header.claimant_name].filter(Boolean).join(' · ')}</Box>
        <Box color="textMuted" hideBelow="md">
          {[header.policy_type_name, header.policy_number].filter(Boolean).join(' ')}
        </Box>
        <Flex gap="1" alignItems="center" flexWrap="wrap" marginInlineStart="auto">
          {acts.map(({ Act }, index) => (
            <Act key={index} header={header} isWriting={isWriting} />
          ))}
          <IconLink
            icon="print"
            href={`/print-timeline/${header.assignment_key}?preview=1`}
            label={`${t(messages.printTimeline)} ${t(messages.newTab)}`}
            isNewTab
          />
        </Flex>
      </Flex>
      <StateLine assignment={assignment} />
    </Box>
  );
}
