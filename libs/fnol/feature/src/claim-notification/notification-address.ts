import type { WizardPage } from './wizard-pages.ts';

/** Address of a page of an organisation's claim notification. */
export function addressOfPage(orgKey: string, page: WizardPage | 'done' | '', isChange = false): string {
  const base = `/assignments/claim_notification/guest/${encodeURIComponent(orgKey)}`;
  const path = page === '' ? base : `${base}/${page}`;
  return isChange ? `${path}?change=1` : path;
}
