import { DueCell } from '@dosar/claim-parts';
import { Box, Flex, Grid, StatusChip } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { messages } from './messages.ts';

type Row = Schema<'WorklistRow'>;

/** The tasks that are due first, a line each, in the cells of the worklist. */
export function DeadlineRows({ rows }: { rows: readonly Row[] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label={t(messages.deadlines)}
      display={{ base: 'block', lg: 'grid' }}
      // As wide as the longest deadline becomes in the font of the system.
      gridTemplateColumns="minmax(116px, max-content) minmax(0, 1fr) minmax(276px, max-content)"
      columnGap="4"
      css={{
        '@media (min-width: 1400px)': {
          gridTemplateColumns:
            'minmax(116px, max-content) minmax(0, 136px) minmax(0, 1fr) minmax(276px, max-content)',
        },
      }}
    >
      {rows.map((row) => (
        <DeadlineRow key={row.assignment_id} row={row} />
      ))}
    </Box>
  );
}

function DeadlineRow({ row }: { row: Row }) {
  const plate = row.plate && formatPlate(row.plate);
  return (
    <Grid
      as="li"
      position="relative"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        lg: 'subgrid',
      }}
      gridColumn="1 / -1"
      columnGap="4"
      alignItems="center"
      minHeight="var(--dosar-row)"
      paddingInline="4"
      paddingBlock={{ base: '2', lg: '0' }}
      borderTopWidth="1px"
      _hover={{ background: 'hover' }}
    >
      <Box
        asChild
        display="flex"
        alignItems="center"
        minHeight={{ base: 'var(--dosar-control)', lg: 'auto' }}
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
        fontWeight={row.unread.length > 0 ? 'strong' : 'normal'}
        css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
      >
        <Link to={addressOfAssignment(row)}>{row.claim_file_no}</Link>
      </Box>
      <Flex minWidth="0" justifyContent={{ base: 'flex-end', lg: 'flex-start' }}>
        <StatusChip label={row.status_name} phase={row.category_code} of={row} />
      </Flex>
      <Flex
        minWidth="0"
        whiteSpace="pre"
        gridColumn={{ base: '1 / -1', lg: 'auto' }}
        // The status matters more than whose file it is, where there is no room for both.
        css={{ '@media (min-width: 1280px) and (max-width: 1399px)': { display: 'none' } }}
      >
        <Box as="span" minWidth="0" truncate>
          {row.claimant_name}
        </Box>
        {plate && (
          <Box as="span" color="textFaint">
            {row.claimant_name && ' · '}
            {plate}
          </Box>
        )}
      </Flex>
      <Flex gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <DueCell due={row.due_at} legalDue={row.legal_due_date} />
      </Flex>
    </Grid>
  );
}
