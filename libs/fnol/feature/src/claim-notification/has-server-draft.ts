/** Where this device notes the draft that it keeps on the server. */
export const serverDraftKey = (orgKey: string) => `dosar.guest.serverDraft.${orgKey}`;

/** Whether this device keeps its draft on the server too; asked before the code for that is fetched. */
export const hasServerDraft = (orgKey: string): boolean =>
  localStorage.getItem(serverDraftKey(orgKey)) !== null;
