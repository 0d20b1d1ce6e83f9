import { api, asFile, dataOf, newIdempotencyKey, saveFile } from '@dosar/api-client';
import type { EstimateColumns } from '@dosar/kernel/read-estimate';
import type { EstimateLine, OpenedEstimate, ShopEstimate } from './estimate-query.ts';
import type { EstimateFile } from '@dosar/claim-parts/estimate-file';

/** What is said about one line of an estimate. */
export type Decision = Pick<EstimateLine, 'item_guid' | 'agreed_bani' | 'reason_code' | 'reason_note'>;

type Import = {
  file: Omit<EstimateFile, 'source'> & Pick<ShopEstimate, 'source'>;
  shopName: string;
  columns: EstimateColumns;
  firstRow: number;
};

/** Takes the file of a repair shop over, or what was typed from its paper, as another round. */
export const takeEstimate = (
  assignmentId: string,
  { file, shopName, columns, firstRow }: Import,
): Promise<OpenedEstimate> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/importEstimate/{assignment_id}', {
      params: {
        path: { assignment_id: assignmentId },
        header: { 'Idempotency-Key': newIdempotencyKey() },
      },
      body: {
        shop_name: shopName,
        source: file.source,
        file_name: file.name,
        rows: file.rows,
        columns,
        first_row: firstRow,
      },
    }),
  );

/** Says what is agreed about a line, and why it is not what the shop asks. */
export const decideLine = (
  estimate: ShopEstimate,
  line: EstimateLine,
  decision: Decision,
): Promise<OpenedEstimate> => saveLines(estimate, [{ estimate_line_id: line.estimate_line_id, ...decision }]);

const mostAtOnce = 200;

/** Agrees to the amounts of the shop wherever nothing is agreed yet. */
export async function acceptOpenLines(estimate: ShopEstimate): Promise<OpenedEstimate | undefined> {
  const open = estimate.lines
    .filter(({ agreed_bani: bani }) => bani === null)
    .map((line) => ({
      estimate_line_id: line.estimate_line_id,
      item_guid: line.item_guid,
      agreed_bani: line.amount_bani,
      reason_code: null,
      reason_note: null,
    }));
  let answer: OpenedEstimate | undefined;
  for (let from = 0; from < open.length; from += mostAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- each needs the version that the one before it left
    answer = await saveLines(answer?.estimate ?? estimate, open.slice(from, from + mostAtOnce));
  return answer;
}

type SavedLine = Decision & Pick<EstimateLine, 'estimate_line_id'>;

const saveLines = (estimate: ShopEstimate, lines: SavedLine[]): Promise<OpenedEstimate> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/saveEstimateLines/{shop_estimate_id}', {
      params: { path: { shop_estimate_id: estimate.shop_estimate_id } },
      body: { lines, row_version: estimate.row_version },
    }),
  );

/** Saves the letter that accepts an estimate on the device. */
export const saveAcceptance = (documentId: string): Promise<void> =>
  saveFile(
    api.GET('/api/document/download/{document_id}', {
      params: { path: { document_id: documentId } },
      ...asFile,
    }),
  );

/** Agrees the estimate; its total with VAT becomes the agreed sum of the file. */
export const agree = (estimate: ShopEstimate): Promise<OpenedEstimate> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/agreeEstimate/{shop_estimate_id}', {
      params: {
        path: { shop_estimate_id: estimate.shop_estimate_id },
        header: { 'Idempotency-Key': newIdempotencyKey() },
      },
      body: { row_version: estimate.row_version },
    }),
  );
