import { expect, test } from 'vitest';
import { safeMessageHtml, safeSentenceHtml } from './safe-html.ts';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav\tascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name="cnp"></form>',
  '<a href="//evil.example">x</a>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)>',
];

test.each(hostile)('nothing in %s can act or call home', (html) => {
  for (const clean of [safeSentenceHtml(html), safeMessageHtml(html)]) {
    expect(clean).not.toMatch(/on\w+=|script|style|evil|<img|<svg|<form|<iframe/i);
  }
});

test('words, emphasis and honest links stay', () => {
  expect(safeSentenceHtml('<p>Am <b>primit</b> <a href="https://demo.example">nota</a></p>')).toBe(
    '<p>Am <b>primit</b> <a href="https://demo.example" rel="noopener noreferrer">nota</a></p>',
  );
});

test('an e-mail keeps its tables, a sentence does not', () => {
  const table = '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(safeMessageHtml(table)).toBe(table);
  expect(safeSentenceHtml(table)).toBe('x');
});
