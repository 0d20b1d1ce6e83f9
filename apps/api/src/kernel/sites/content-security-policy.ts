import { createHash } from 'node:crypto';

/** What an app shows that organisations keep on hosts of their own. */
export type ForeignContent = 'pictures' | 'fonts';

/** What a page has beyond its own files. */
export type PageContent = {
  foreign?: readonly ForeignContent[];
  /** It registers a service worker, whose address only a policy of its own may name. */
  hasServiceWorker?: boolean;
};

/**
 * The content security policy of one built page: its own files, and the inline scripts found in it by their hash.
 *
 * A script that somebody manages to inject has no hash here, so the browser refuses it. Trusted Types stop a text from
 * becoming markup anywhere but in the one sanitiser.
 *
 * Whose page it will be is not known when it is sent, so no host is named: what one organisation configures would stand
 * in the pages of all others. The nonce allows style elements; the styling library of the back office writes them while
 * it runs.
 */
export function pagePolicy(
  html: string,
  { foreign = [], hasServiceWorker = false }: PageContent = {},
): (nonce?: string) => string {
  const scripts = ["'self'", ...inlineHashes(html, 'script')].join(' ');
  const styles = ["'self'", ...inlineHashes(html, 'style')].join(' ');

  const pictures = foreign.includes('pictures') ? ' https:' : '';
  const fonts = foreign.includes('fonts') ? ' https:' : '';

  return (nonce) =>
    [
      "default-src 'none'",
      `script-src ${scripts}`,
      `style-src ${styles}${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
      `img-src 'self' data: blob:${pictures}`,
      `font-src 'self'${fonts}`,
      "connect-src 'self'",
      "frame-src 'self' blob:",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types dompurify${hasServiceWorker ? ' service-worker' : ''}`,
    ].join('; ');
}

/** For the service worker itself, which keeps the files of its own origin. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** For answers that are data: nothing may be loaded from them and nothing may frame them. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, 'gi');
  const hashes = [...html.matchAll(pattern)]
    .filter((match) => !/\ssrc\s*=/i.test(match.groups?.attributes ?? ''))
    .map((match) => match.groups?.text ?? '')
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
