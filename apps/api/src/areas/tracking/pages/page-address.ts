type Named = { orgCode: string; caseNo: string };

/** Where a case is, with what else its address says. */
export const caseAddress = ({ orgCode, caseNo }: Named, more: Record<string, string> = {}): string =>
  withQuery(`/status/${encodeURIComponent(caseNo)}`, { org_code: orgCode, ...more });

/** A document of an opened case. */
export const documentAddress = ({ orgCode, caseNo }: Named, documentId: string): string =>
  withQuery(`/status/${encodeURIComponent(caseNo)}/documents/${documentId}`, { org_code: orgCode });

/** Where free hours of the visit of a case are chosen. */
export const visitAddress = ({ orgCode, caseNo, language }: Named & { language: string }): string =>
  withQuery(`/status/${encodeURIComponent(caseNo)}/visit`, { org_code: orgCode, lang: language });

/** Where documents that were asked for are sent. */
export const requestAddress = (
  { orgCode, caseNo, language }: Named & { language: string },
  key: string,
): string =>
  withQuery(`/status/${encodeURIComponent(caseNo)}/request/${encodeURIComponent(key)}`, {
    org_code: orgCode,
    lang: language,
  });

/** An address with its query. */
export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}
