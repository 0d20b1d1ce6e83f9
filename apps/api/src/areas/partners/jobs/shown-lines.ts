import { lineDifferences } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import type { StoredLine } from './job-line-repository.ts';

/** The lines of one estimate as both sides read them. */
export const shownLines = (lines: readonly StoredLine[]): Schema<'PartnerJobLine'>[] =>
  lines.map(({ lineNo, code, name, bani, answer, agreedBani, reason }) => ({
    line_no: lineNo,
    code,
    name,
    asked_bani: bani,
    answer,
    agreed_bani: agreedBani,
    reason,
  }));

/** By which lines an invoice differs from the agreed estimate; nothing where one of the two came as a sum alone. */
export function shownDifferences(
  agreed: readonly StoredLine[],
  invoiced: readonly StoredLine[],
): Schema<'PartnerJobLineDifference'>[] {
  if (agreed.length === 0 || invoiced.length === 0) return [];
  return lineDifferences(
    agreed.map((line) => ({ ...line, agreedBani: line.agreedBani ?? 0 })),
    invoiced,
  ).map(({ name, agreedBani, invoicedBani }) => ({
    name,
    agreed_bani: agreedBani,
    invoiced_bani: invoicedBani,
  }));
}
