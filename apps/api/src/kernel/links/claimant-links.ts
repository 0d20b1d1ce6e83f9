/**
 * Links for claimants in messages. They use the tracker's own domain, which mobile networks know as the insurer's, because text
 * messages with links to other hosts may not be delivered. The server redirects to the page.
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

/** The path of each link and the page that it opens. */
export const linkedPages = Object.values(pages);

/** The link of a page that a key opens. */
export const claimantLink = (trackerOrigin: string, page: LinkedPage, key: string): string =>
  `${trackerOrigin}${pages[page].path}/${key}`;

/** Replaces these links in a text by their short forms, because the length of text messages is limited. */
export function withShortLinks(text: string): string {
  return linkedPages.reduce((shorter, { path, short }) => shorter.replaceAll(`${path}/`, `/${short}/`), text);
}
