import { expect, test } from 'vitest';
import { html, Markup } from './markup.ts';

test('what is put into a page is text there, in an attribute and between tags', () => {
  const hostile = `"><script>alert('1')</script>&`;
  expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</a>',
  );
});

test('parts that are HTML already stay HTML, lists are joined, what is absent leaves nothing', () => {
  const rows = ['<a>', 'b'].map((name) => html`<li>${name}</li>`);
  expect(
    html`<ul>
        ${rows}
      </ul>
      ${null}${false}${undefined}${new Markup('<hr>')}${0}`.text.replaceAll(/\s*\n\s*/g, ''),
  ).toBe('<ul><li>&lt;a&gt;</li><li>b</li></ul><hr>0');
});
