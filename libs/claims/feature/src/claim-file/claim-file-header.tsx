import { useEntries } from '@dosar/areas';
import { claimFileHeaderActs, claimFileNavigation } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import {
  Box,
  Button,
  CopyButton,
  Flex,
  Heading,
  InternalTerm,
  LegalTerm,
  Plate,
  StatusChip,
  VisuallyHidden,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

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
          <Button asChild icon="print" variant="quiet">
            <a href={`/print-timeline/${header.assignment_key}?preview=1`} target="_blank" rel="noopener">
              {t(messages.printTimeline)} <VisuallyHidden>{t(messages.newTab)}</VisuallyHidden>
            </a>
          </Button>
        </Flex>
      </Flex>
      <StateLine assignment={assignment} />
    </Box>
  );
}

/** How the file stands: its clocks, its phase, whom it waits for, who has it, its sums. */
function StateLine({ assignment }: { assignment: Schema<'AssignmentDetail'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { header, activities } = assignment;
  const main = activities.find((activity) => activity.is_case_master);
  const isClosed = header.category_code === 'done' || header.category_code === 'cancelled';
  return (
    <Flex as="dl" columnGap="6" rowGap="1" flexWrap="wrap">
      <State term={t(messages.legalDue)}>
        {header.legal_due_date &&
          (isClosed ? formats.date(header.legal_due_date) : <LegalTerm due={header.legal_due_date} />)}
      </State>
      <State term={t(messages.due)}>
        {header.due_at && (isClosed ? formats.dateTime(header.due_at) : <InternalTerm due={header.due_at} />)}
      </State>
      {main && main.assignment_id !== header.assignment_id && (
        <State term={t(messages.filePhase)}>
          <StatusChip label={main.status_name} phase={main.category_code} variant="chip" />
        </State>
      )}
      <State term={header.assignment_type_name}>
        <StatusChip label={header.status_name} phase={header.category_code} variant="chip" />
      </State>
      {header.waiting_on && !isClosed && (
        <State term={t(messages.waitsFor)}>{t(messages.waitingOn, { whom: header.waiting_on })}</State>
      )}
      <State term={t(messages.assignedTo)}>{header.assigned_user_name ?? t(messages.unassigned)}</State>
    </Flex>
  );
}

function State({ term, children }: { term: string; children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <Box>
      <Box as="dt" color="textMuted" fontSize="sm" lineHeight="16px">
        {term}
      </Box>
      <Box as="dd">{children}</Box>
    </Box>
  );
}
