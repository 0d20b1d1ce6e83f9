import type { EstimateLine, ShopEstimate } from './estimate-query.ts';

/** A line of a shop's estimate that nobody has decided on. */
export function anEstimateLine(no: number, change: Partial<EstimateLine> = {}): EstimateLine {
  return {
    estimate_line_id: `0190b6a0-0000-7000-8000-00000000e00${no}`,
    code: null,
    name: 'Prag',
    quantity_hundredths: 100,
    unit_price_bani: 197_700,
    hours_hundredths: null,
    amount_bani: 197_700,
    item_guid: null,
    confidence: null,
    agreed_bani: null,
    reason_code: null,
    reason_note: null,
    ...change,
  };
}

/** The estimate of the first round; what its lines come to, unless said otherwise. */
export function anEstimate(change: Partial<ShopEstimate> = {}): ShopEstimate {
  const { lines = [anEstimateLine(1)] } = change;
  return {
    shop_estimate_id: '0190b6a0-0000-7000-8000-00000000e000',
    round_no: 1,
    state: 'open',
    row_version: 1,
    shop_name: 'Auto Rapid',
    file_name: 'deviz.csv',
    source: 'csv',
    shop_total_bani: lines.reduce((sum, { amount_bani: bani }) => sum + bani, 0),
    agreed_total_bani: lines.reduce((sum, { agreed_bani: bani }) => sum + (bani ?? 0), 0),
    lines,
    agreed_at: null,
    acceptance_document_id: null,
    created_by: null,
    created_at: '2026-11-25T08:00:00.000Z',
    ...change,
  };
}
