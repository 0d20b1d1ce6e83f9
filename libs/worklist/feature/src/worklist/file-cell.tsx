import { CellLine, rowLinkProps } from '@dosar/design-system';
import { Link } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { News, hasNews } from './news-marks.tsx';
import type { WorklistRow } from './worklist-view.ts';

/** The number of a file as the link of its row; bold, with its pictures beside it, where something is new. */
export function FileCell({ row, withNews }: { row: WorklistRow; withNews: boolean }) {
  return (
    <CellLine data-apart="">
      <FileLink row={row} />
      {withNews && <News row={row} />}
    </CellLine>
  );
}

/** The link that covers a row. */
export function FileLink({ row }: { row: WorklistRow }) {
  return (
    <Link to={addressOfAssignment(row)} {...rowLinkProps({ isStrong: hasNews(row) })}>
      {row.claim_file_no}
    </Link>
  );
}
