import { Box, DueCell, Flex, Link, StatusChip, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';
import { messages } from './messages.ts';

type Row = Schema<'WorklistRow'>;
type ShortRowsProps = { label: string; rows: readonly Row[] };

/** A few tasks with what is needed to recognise them. */
export function ShortRows({ label, rows }: ShortRowsProps) {
  return (
    <Box as="ul" listStyleType="none" aria-label={label}>
      {rows.map((row) => (
        <ShortRow key={row.assignment_id} row={row} />
      ))}
    </Box>
  );
}

function ShortRow({ row }: { row: Row }) {
  const { formatMessage: t } = useIntl();
  const about = [row.claimant_name, row.plate && formatPlate(row.plate)].filter((fact) => fact !== null);
  const isClosed = row.category_code === 'done' || row.category_code === 'cancelled';
  return (
    <Flex
      as="li"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      paddingBlock="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box minWidth="0">
        <Link asChild>
          <RouterLink to={addressOfAssignment(row)}>
            {t(messages.row, { type: row.assignment_type_name, file: row.claim_file_no })}
          </RouterLink>
        </Link>
        {about.length > 0 && <Text tone="muted">{about.join(' · ')}</Text>}
      </Box>
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <StatusChip label={row.status_name} phase={row.category_code} />
        {!isClosed && <DueCell due={row.due_at} legalDue={row.legal_due_date} />}
      </Flex>
    </Flex>
  );
}
