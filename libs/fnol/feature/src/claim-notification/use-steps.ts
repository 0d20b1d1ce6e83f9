import { useIntl } from 'react-intl';
import { stepNames } from './step-names.ts';
import { wizardPages, type WizardPage } from './wizard-pages.ts';

/** The steps of the notification by name, and where `page` stands among them. */
export function useSteps(page: WizardPage): { steps: string[]; current: number } {
  const { formatMessage: t } = useIntl();
  return { steps: wizardPages.map((step) => t(stepNames[step])), current: wizardPages.indexOf(page) };
}
