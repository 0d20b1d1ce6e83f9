import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = `<!doctype html><html><head>
<script>document.documentElement.dataset.theme = 'dark'</script>
<script type="module" crossorigin src="/assets/index-1a2b3c.js"></script>
<style>body { margin: 0 }</style>
</head><body></body></html>`;

test('only the inline scripts of the built page may run', () => {
  const policy = contentSecurityPolicy(html, { writesStyles: true });

  expect(policy).toContain(`script-src 'self' ${hashOf("document.documentElement.dataset.theme = 'dark'")};`);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
});

test('a public page may not even write styles that were not built', () => {
  const policy = contentSecurityPolicy(html, { writesStyles: false });

  expect(policy).toContain(`style-src 'self' ${hashOf('body { margin: 0 }')};`);
  expect(policy).not.toContain('unsafe');
});

test('nothing may frame a page, and it may send forms and requests only home', () => {
  const policy = contentSecurityPolicy('', { writesStyles: false });

  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("base-uri 'none'");
});
