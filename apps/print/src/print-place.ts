/** What an address asks to print. */
export type PrintPlace = {
  kind: 'timeline' | 'email' | 'sms';
  /** Key of an assignment, or id of a message. */
  id: string;
  /** `?preview=1`: the page stays open and waits for the print button. */
  isPreview: boolean;
};

/** Reads `/print-timeline/{assignment_key}`, `/print-email/{email_id}` and `/print-sms/{sms_id}`. */
export function printPlace({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PrintPlace | undefined {
  const [, kind, id] = /^\/print-(timeline|email|sms)\/([A-Za-z0-9_-]+)\/?$/.exec(pathname) ?? [];
  if (!kind || !id) return undefined;
  return {
    kind: kind as PrintPlace['kind'],
    id,
    isPreview: new URLSearchParams(search).get('preview') === '1',
  };
}
