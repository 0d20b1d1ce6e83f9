import type { Config } from 'dompurify';

/** `sentence` keeps what a short text needs; `message` also keeps the tables and headings of an e-mail. */
export type HtmlProfile = 'sentence' | 'message';

/** Turns foreign HTML into HTML that cannot act: no script, no style, no picture, no form. */
export type Sanitiser = (html: string, profile: HtmlProfile) => string;

const sentenceTags = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'span'];

const messageTags = [
  ...sentenceTags,
  ...['h1', 'h2', 'h3', 'h4', 'hr', 'blockquote', 'pre', 'div', 'font'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
];

function settings(profile: HtmlProfile): Config {
  return {
    ALLOWED_TAGS: profile === 'message' ? messageTags : sentenceTags,
    ALLOWED_ATTR: profile === 'message' ? ['href', 'colspan', 'rowspan', 'face'] : ['href'],
    // Everything that is not named here has to be an address of an allowed kind.
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'face'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:)/i,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  };
}

let loading: Promise<Sanitiser> | undefined;

async function createSanitiser(): Promise<Sanitiser> {
  const { default: purifier } = await import('dompurify');
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    element.setAttribute('rel', 'noopener noreferrer');
    element.setAttribute('target', '_blank');
  });
  // Where the browser enforces Trusted Types the value is a TrustedHTML, which every sink takes like a string.
  return (html, profile) => purifier.sanitize(html, settings(profile));
}

/** The sanitiser, fetched on first need: most visits to a public page never show foreign HTML. */
export function loadSanitiser(): Promise<Sanitiser> {
  loading ??= createSanitiser();
  return loading;
}
