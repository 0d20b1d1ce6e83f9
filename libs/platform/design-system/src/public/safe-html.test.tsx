import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadSanitiser } from '../html/load-sanitiser.ts';
import { MessageFrame } from './message-frame.tsx';
import { SafeHtml } from './safe-html.tsx';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav\tascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name="cnp"></form>',
  '<a href="//evil.example">x</a>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)>',
];

test.each(hostile)('nothing in %s can act or call home', async (html) => {
  const sanitise = await loadSanitiser();
  for (const profile of ['sentence', 'message'] as const) {
    const clean = String(sanitise(html, profile));
    expect(clean).not.toMatch(/on\w+=|script|style|evil|<img|<svg|<form|<iframe/i);
  }
});

test('an e-mail keeps its tables with their joined cells', async () => {
  const sanitise = await loadSanitiser();
  const table = '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(String(sanitise(table, 'message'))).toBe(table);
});

test('plain formatting stays, and links open elsewhere', async () => {
  await act(async () => {
    render(<SafeHtml html={'<p>Am <b>primit</b> <a href="https://demo.example">nota</a></p>'} />);
  });
  expect(screen.getByText('primit').tagName).toBe('B');
  const link = screen.getByRole('link', { name: 'nota' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('plain paragraphs are there at once, without a sanitiser', () => {
  const { container } = render(<SafeHtml html={'<p>Un inspector verifică polița.</p> <p>2 > 1</p>'} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Un inspector verifică polița.',
    '2 > 1',
  ]);
});

test.each(['<p>Legea & ordinea</p>', '<p onclick="alert(1)">x</p>', '<p>a</p><img src=x onerror=alert(1)>'])(
  'a paragraph with anything more goes through the sanitiser: %s',
  async (html) => {
    const { container } = await act(async () => render(<SafeHtml html={html} />));
    const shown = container.querySelector('.dosar-rich-text')?.innerHTML;
    expect(shown).toMatch(/^<p>(Legea &amp; ordinea|x|a)<\/p>$/);
  },
);

test('an e-mail is shown in a frame that may neither run scripts nor reach this page', async () => {
  await act(async () => {
    render(<MessageFrame label="Message" html={'<p>Hello</p><script>parent.hacked = 1</script>'} />);
  });
  const frame = screen.getByTitle('Message');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame.getAttribute('srcdoc')).toContain('Hello');
  expect(frame.getAttribute('srcdoc')).not.toContain('script');
});
