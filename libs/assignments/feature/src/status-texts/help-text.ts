const paragraph = /<p>(?<text>.*?)<\/p>|<ul>(?<items>(?:<li>.*?<\/li>)+)<\/ul>/gs;
const entities: readonly (readonly [written: string, read: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

/**
 * A stored help text as people type it: paragraphs, **bold**, lists with dashes, [links](https://…).
 *
 * Formatting beyond that stays HTML, so that opening and saving a text never loses anything of it.
 */
export function readHelp(html: string | null): string {
  if (html === null) return '';
  const blocks = [...html.matchAll(paragraph)].map(({ groups }) => {
    const items = groups?.['items'];
    return items === undefined ? readInline(groups?.['text'] ?? '') : readItems(items);
  });
  const rest = html.replaceAll(paragraph, '');
  const text = blocks.join('\n\n');
  if (rest.trim() === '' && writeHelp(text) === html.trim()) return text;
  return isHtml(html) ? html : readHelp(`<p>${html}</p>`);
}

/** What was typed as the HTML that is stored; whoever writes HTML may do so. */
export function writeHelp(text: string): string {
  const typed = text.trim();
  if (typed === '' || isHtml(typed)) return typed;
  return typed
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.trim().split('\n');
      if (lines.every((line) => line.startsWith('- ')))
        return `<ul>${lines.map((line) => `<li>${writeInline(line.slice(2))}</li>`).join('')}</ul>`;
      return `<p>${lines.map(writeInline).join('<br />')}</p>`;
    })
    .join('');
}

const isHtml = (text: string) => /^<(?:p|ul|ol|b|strong|i|em|u|a|br|span|h\d)\b/.test(text);

const readItems = (items: string) =>
  [...items.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text = '']) => `- ${readInline(text)}`).join('\n');

function readInline(html: string): string {
  let text = html
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<b>(.*?)<\/b>/gs, '**$1**')
    .replaceAll(/<a href="([^"]*)"(?: rel="noopener noreferrer")?>(.*?)<\/a>/gs, '[$2]($1)');
  for (const [written, read] of entities) text = text.replaceAll(written, read);
  return text;
}

function writeInline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(
      /\[([^\]]+)\]\(((?:https:\/\/|mailto:|tel:)[^\s)"]+)\)/g,
      '<a href="$2" rel="noopener noreferrer">$1</a>',
    );
}
