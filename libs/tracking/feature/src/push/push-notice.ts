/** What the server sends to a browser: what to show, and what opens when somebody touches it. */
export type PushNotice = { title: string; body: string; lang: string; url: string };

/** What was sent; nothing where it is no notice of ours, or leads anywhere but to a page of this site. */
export function pushNotice(sent: unknown, origin: string): PushNotice | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const text = (name: keyof PushNotice) => {
    const value: unknown = Reflect.get(sent, name);
    return typeof value === 'string' ? value : '';
  };
  const url = URL.parse(text('url'), origin);
  if (text('title') === '' || url === null || url.origin !== origin) return undefined;
  return { title: text('title'), body: text('body'), lang: text('lang'), url: url.href };
}
