const keyOf = (claimFileNo: string) => `dosar.guest.statementLink.${claimFileNo}`;

/** Keeps the link to the statement of a report as long as the tab lives. */
export function keepStatementLink(claimFileNo: string, url: string): void {
  try {
    sessionStorage.setItem(keyOf(claimFileNo), url);
  } catch {
    // Without storage the link is asked for again.
  }
}

export const readStatementLink = (claimFileNo: string): string | undefined =>
  sessionStorage.getItem(keyOf(claimFileNo)) ?? undefined;
