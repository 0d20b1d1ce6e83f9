import type { Locator, Page } from '@playwright/test';

// Where pages are and how their parts are found. The benchmark (tools/bench) measures by the same words, so a page that
// changes breaks a journey, which runs with every `npm test`, before it breaks the benchmark, which does not.

/** Addresses of the pages that journeys and the benchmark open. */
export const addresses = {
  login: '/login',
  dashboard: '/assignments/shortlist',
  worklist: '/assignments/worklist',
  /** Of the demo world. */
  contactConfirmation: '/contact-confirmation/demo-contact-key-00000001',
  /** On the origin of the tracker. */
  tracker: '/status',
} as const;

/** A row of a list that has its data: in a table, or a card on a phone. CSS, for code that runs in the page. */
export const listRow = 'main [data-row]';

/** The heading of a page, on public pages too. CSS, for code that runs in the page. */
export const pageHeading = 'main h1';

/** The Romanian login form. */
export function loginForm(page: Page) {
  return {
    username: page.getByLabel('Nume de utilizator'),
    password: page.getByLabel('Parolă', { exact: true }),
    submit: page.getByRole('button', { name: 'Autentificare' }),
  };
}

/** The rows of a list. */
export const listRows = (page: Page): Locator => page.locator(listRow);

/** Shows further rows of a list. */
export const moreRows = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: 'Arată mai multe' });

/** The entry of the menu that leads to one's tasks. */
export const tasksInMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: /^Activități\b/ });

/** The claim file number that a row shows. */
export async function claimFileNoOf(row: Locator): Promise<string> {
  const number = /[A-Z]{2}\d{2}[A-Z]\d{7}/.exec(await row.innerText())?.[0];
  if (number === undefined) throw new Error('The row shows no claim file number.');
  return number;
}
