/** The pages of the claim notification, in the order in which a claimant meets them. */
export const wizardPages = [
  'circumstances',
  'notifier',
  'policy',
  'time-and-place',
  'vehicle',
  'photos',
  'check',
] as const;

export type WizardPage = (typeof wizardPages)[number];

/** A page that asks something, as opposed to the one that shows the answers again. */
export type AskingPage = Exclude<WizardPage, 'check'>;

export function pageAfter(page: WizardPage): WizardPage {
  return wizardPages[wizardPages.indexOf(page) + 1] ?? 'check';
}

export function pageBefore(page: WizardPage): WizardPage | undefined {
  return wizardPages[wizardPages.indexOf(page) - 1];
}

export function isBefore(page: WizardPage, other: WizardPage): boolean {
  return wizardPages.indexOf(page) < wizardPages.indexOf(other);
}

/** Whether an address names a page of the notification. */
export function isWizardPage(page: string): page is WizardPage {
  return wizardPages.some((one) => one === page);
}
