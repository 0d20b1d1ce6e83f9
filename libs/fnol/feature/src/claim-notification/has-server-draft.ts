/** Where this device notes the draft that it keeps on the server. */
export const serverDraftKey = (orgKey: string) => `dosar.guest.serverDraft.${orgKey}`;

/** Whether this device keeps its draft on the server too; asked before the code for that is fetched. */
export const hasServerDraft = (orgKey: string): boolean =>
  localStorage.getItem(serverDraftKey(orgKey)) !== null;

/** The key of that draft: a report that is sent with it gets the number that the draft was told. */
export function keyOfServerDraft(orgKey: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(serverDraftKey(orgKey)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'key' in kept ? String(kept.key) : undefined;
  } catch {
    return undefined;
  }
}
