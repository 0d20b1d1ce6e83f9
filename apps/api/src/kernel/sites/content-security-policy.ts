import { createHash } from 'node:crypto';

type PolicyOptions = {
  /** The styling library of the app writes style elements while it runs; the public apps have one static stylesheet. */
  writesStyles: boolean;
};

/**
 * The content security policy of one built page: its own files, and the inline scripts found in it by their hash.
 *
 * A script that somebody manages to inject has no hash here, so the browser refuses it.
 */
export function contentSecurityPolicy(html: string, { writesStyles }: PolicyOptions): string {
  const scripts = ["'self'", ...inlineHashes(html, 'script')];
  const styles = writesStyles ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineHashes(html, 'style')];

  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

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
