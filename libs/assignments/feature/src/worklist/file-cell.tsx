import { Box, Flex, RowLink } from '@dosar/design-system';
import { Link } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';
import { News, hasNews } from './news-marks.tsx';
import type { WorklistRow } from './worklist-view.ts';

/** The number of a file as the link of its row; bold, with its pictures beside it, where something is new. */
export function FileCell({ row, withNews }: { row: WorklistRow; withNews: boolean }) {
  return (
    <Flex as="span" alignItems="center" justifyContent="space-between" gap="2">
      <FileLink row={row} />
      {withNews && <News row={row} />}
    </Flex>
  );
}

/** The link that covers a row. Tab leads to rows, not to what is in them. */
export function FileLink({ row }: { row: WorklistRow }) {
  return (
    <RowLink asChild tabIndex={-1} data-slot="row-link">
      <Link to={addressOfAssignment(row)}>
        <Box as="span" fontWeight={hasNews(row) ? 'strong' : undefined}>
          {row.claim_file_no}
        </Box>
      </Link>
    </RowLink>
  );
}
