import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = `<!doctype html><html><head>
<script>document.documentElement.dataset.theme = 'dark'</script>
<script type="module" crossorigin src="/assets/index-1a2b3c.js"></script>
<style>body { margin: 0 }</style>
</head><body></body></html>`;

const policy = pagePolicy(html)();

test('only the inline scripts of the built page may run', () => {
  expect(policy).toContain(`script-src 'self' ${hashOf("document.documentElement.dataset.theme = 'dark'")};`);
  expect(policy).not.toContain('unsafe');
});

test('a page may not write styles that were not built', () => {
  expect(policy).toContain(`style-src 'self' ${hashOf('body { margin: 0 }')};`);
});

test('a page that writes styles may do so with the nonce of its answer', () => {
  const withNonce = pagePolicy(html)('bm9uY2U=');
  expect(withNonce).toContain(`style-src 'self' ${hashOf('body { margin: 0 }')} 'nonce-bm9uY2U=';`);
  expect(withNonce.match(/script-src[^;]*/)?.[0]).not.toContain('nonce');
});

test('text becomes markup in the sanitiser only', () => {
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify");
});

test('pictures and fonts come from here, and from any secure host where an app shows those of organisations', () => {
  expect(policy).toContain("img-src 'self' data: blob:; font-src 'self';");
  const branded = pagePolicy('', { foreign: ['pictures', 'fonts'] })();
  expect(branded).toContain("img-src 'self' data: blob: https:; font-src 'self' https:;");
});

test('nothing may frame a page, and it may send forms and requests only home', () => {
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("base-uri 'none'");
});

test('only a page with a service worker may name a policy for its address', () => {
  expect(policy).toContain('trusted-types dompurify');
  expect(policy).not.toContain('service-worker');
  expect(pagePolicy(html, { hasServiceWorker: true })()).toContain('trusted-types dompurify service-worker');
});
