/** What a notice looks like wherever it is listed: its icon in the colour of its kind, its words beside it. */
export const noticeLooks = {
  '& li > svg': { color: 'info', marginTop: '0.5' },
  '& [data-kind=success] > svg': { color: 'success' },
  '& [data-kind=warning] > svg': { color: 'warning' },
  '& [data-kind=error] > svg': { color: 'danger' },
  '& [data-slot=words]': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
};
