import sanitizeHtml from 'sanitize-html';

const sentenceTags = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'span'];

const messageTags = [
  ...sentenceTags,
  ...['h1', 'h2', 'h3', 'h4', 'hr', 'blockquote', 'pre', 'div'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
];

function sanitise(html: string, allowedTags: readonly string[]): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
    },
  });
}

/** Formatted text of a sentence or two that somebody configured, without anything in it that could act. */
export function safeSentenceHtml(html: string): string {
  return sanitise(html, sentenceTags);
}

/** An e-mail as it may be shown: its words, tables and links; no pictures, styles, forms or scripts. */
export function safeMessageHtml(html: string): string {
  return sanitise(html, messageTags);
}

/** The words of formatted content alone, for lists, searches and excerpts. */
export function wordsOfHtml(html: string): string {
  return sanitise(html.replaceAll(/<(br|\/p|\/div|\/tr|\/h\d)\b[^>]*>/gi, '\n'), [])
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*\n\s*/g, '\n\n')
    .trim();
}
