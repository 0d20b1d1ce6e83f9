import { useEntries } from '@dosar/areas';
import { claimFileHeaderActs, claimFileNavigation } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import {
  Box,
  Button,
  CopyButton,
  DescriptionList,
  InternalTerm,
  Flex,
  Heading,
  LegalTerm,
  Plate,
  StatusChip,
  VisuallyHidden,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

export type AssignmentHeaderProps = {
  header: Schema<'AssignmentHeader'>;
  /** The reader is writing on it; colleagues see that. */
  isWriting: boolean;
};

/** What stays in sight while the file is read: number, status, owner, deadlines. */
export function AssignmentHeader({ header, isWriting }: AssignmentHeaderProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const navigation = useEntries(claimFileNavigation);
  const acts = useEntries(claimFileHeaderActs).toSorted((one, other) => one.order - other.order);
  const isClosed = header.category_code === 'done' || header.category_code === 'cancelled';

  return (
    <Box borderBottomWidth="1px" paddingBottom="3">
      <title>{`${header.claim_file_no} · Dosar`}</title>
      <Flex gap="3" alignItems="center" flexWrap="wrap" marginBottom="3">
        {navigation.map(({ Navigation }, index) => (
          <Navigation key={index} assignmentId={header.assignment_id} />
        ))}
        <Flex gap="1" alignItems="center">
          <Heading as="h1" size="xl">
            {t(messages.claimFile)} {header.claim_file_no}
          </Heading>
          <CopyButton value={header.claim_file_no} name={t(messages.claimFile)} />
        </Flex>
        <Flex gap="1" alignItems="center" flexWrap="wrap" marginInlineStart={{ base: '-3', md: 'auto' }}>
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
      <DescriptionList
        layout="narrow"
        facts={[
          { term: header.assignment_type_name, value: header.assignment_no },
          {
            term: t(messages.status),
            value: <StatusChip label={header.status_name} phase={header.category_code} variant="chip" />,
          },
          {
            term: t(messages.due),
            value:
              header.due_at &&
              (isClosed ? formats.dateTime(header.due_at) : <InternalTerm due={header.due_at} />),
          },
          {
            term: t(messages.legalDue),
            value:
              header.legal_due_date &&
              (isClosed ? formats.date(header.legal_due_date) : <LegalTerm due={header.legal_due_date} />),
          },
          { term: t(messages.assignedTo), value: header.assigned_user_name ?? t(messages.unassigned) },
          { term: t(messages.plate), value: header.plate && <Plate number={header.plate} /> },
          { term: t(messages.claimant), value: header.claimant_name },
        ]}
      />
    </Box>
  );
}
