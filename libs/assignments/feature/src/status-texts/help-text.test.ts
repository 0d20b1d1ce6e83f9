import { expect, test } from 'vitest';
import { readHelp, writeHelp } from './help-text.ts';

test.each([
  ['<p>Se calculează suma.</p><p>Trimiteți oferta.</p>', 'Se calculează suma.\n\nTrimiteți oferta.'],
  ['<p>Sunați <b>azi</b> la 10 &amp; 11.</p>', 'Sunați **azi** la 10 & 11.'],
  ['<ul><li>Polița</li><li>Data</li></ul>', '- Polița\n- Data'],
  [
    '<p>Vezi <a href="https://asf.ro/norma" rel="noopener noreferrer">norma</a>.</p>',
    'Vezi [norma](https://asf.ro/norma).',
  ],
])('M9 a stored help is read and typed without marks of HTML: %s', (html, text) => {
  expect(readHelp(html)).toBe(text);
  expect(writeHelp(text)).toBe(html);
});

test.each([
  '<h2>Titlu</h2><p>Text</p>',
  '<p>Un <i>cuvânt</i> înclinat</p>',
  'Fără paragraf',
  '<ol><li>Unu</li></ol>',
  '<p>doi *</p><p>unu</p>trei',
])('M9 a help with other formatting stays as it is stored, so nothing of it is lost: %s', (html) => {
  const typed = readHelp(html);
  expect([html, `<p>${html}</p>`]).toContain(writeHelp(typed));
});

test('M9 what looks like a tag within a sentence is text, and an address that could act is no link', () => {
  expect(writeHelp('a < b <script>alert(1)</script> c')).toBe(
    '<p>a &lt; b &lt;script&gt;alert(1)&lt;/script&gt; c</p>',
  );
  expect(writeHelp('[x](javascript:alert)')).toBe('<p>[x](javascript:alert)</p>');
  expect(readHelp(null)).toBe('');
  expect(writeHelp('  ')).toBe('');
});
