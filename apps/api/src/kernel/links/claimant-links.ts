/**
 * Links that people outside get in messages. They stand on the tracker's own domain, which networks know as the insurer's: a text
 * message with a link to any other host may not arrive. Its server leads on to the page.
 */
const pages = {
  doc_request: { path: '/workflow/guest/doc_request', short: 'd' },
  offer: { path: '/workflow/guest/offer', short: 'o' },
  accident_statement: { path: '/workflow/guest/accident_statement', short: 's' },
  partner_grade: { path: '/workflow/guest/partner_grade', short: 'n' },
  contact: { path: '/contact-confirmation', short: 'c' },
} as const;

/** A page that a link of a message opens. */
export type LinkedPage = keyof typeof pages;

/** Where the links stand, and which page each of them opens. */
export const linkedPages = Object.values(pages);

/** The link of a page that a key opens. */
export const claimantLink = (trackerOrigin: string, page: LinkedPage, key: string): string =>
  `${trackerOrigin}${pages[page].path}/${key}`;

/** A text with the short forms of these links: in a text message every letter counts. */
export function withShortLinks(text: string): string {
  return linkedPages.reduce((shorter, { path, short }) => shorter.replaceAll(`${path}/`, `/${short}/`), text);
}
