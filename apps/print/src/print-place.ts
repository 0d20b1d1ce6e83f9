/** What an address asks to print. */
export type PrintPlace = {
  kind: 'timeline' | 'email' | 'sms' | 'note' | 'statement';
  /** Key of an assignment, id of a message, or id of the assignment that a note or a statement is about. */
  id: string;
  /** `?preview=1`: the page stays open and waits for the print button. */
  isPreview: boolean;
  /** `?version=2`: of a note, the newest unless one is named. */
  version?: number | undefined;
};

/** Reads `/print-timeline/{assignment_key}`, `/print-email/{email_id}`, `/print-sms/{sms_id}`, `/print-note/{assignment_id}` and `/print-statement/{assignment_id}`. */
export function printPlace({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PrintPlace | undefined {
  const [, kind, id] =
    /^\/print-(timeline|email|sms|note|statement)\/([A-Za-z0-9_-]+)\/?$/.exec(pathname) ?? [];
  if (!kind || !id) return undefined;
  const query = new URLSearchParams(search);
  const version = query.get('version');
  return {
    kind: kind as PrintPlace['kind'],
    id,
    isPreview: query.get('preview') === '1',
    version: version !== null && /^[1-9]\d?$/.test(version) ? Number(version) : undefined,
  };
}
