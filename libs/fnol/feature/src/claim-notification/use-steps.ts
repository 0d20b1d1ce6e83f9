import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages as checkMessages } from '../check-answers/messages.ts';
import { messages as circumstancesMessages } from '../circumstances/messages.ts';
import { messages as notifierMessages } from '../notifier/messages.ts';
import { messages as photosMessages } from '../photos/messages.ts';
import { messages as policyMessages } from '../policy/messages.ts';
import { messages as timeAndPlaceMessages } from '../time-and-place/messages.ts';
import { messages as vehicleMessages } from '../vehicle/messages.ts';
import { wizardPages, type WizardPage } from './wizard-pages.ts';

const stepNames: Record<WizardPage, MessageDescriptor> = {
  notifier: notifierMessages.step,
  policy: policyMessages.step,
  'time-and-place': timeAndPlaceMessages.step,
  vehicle: vehicleMessages.step,
  circumstances: circumstancesMessages.step,
  photos: photosMessages.step,
  check: checkMessages.step,
};

/** The steps of the notification by name, and where `page` stands among them. */
export function useSteps(page: WizardPage): { steps: string[]; current: number } {
  const { formatMessage: t } = useIntl();
  return { steps: wizardPages.map((step) => t(stepNames[step])), current: wizardPages.indexOf(page) };
}
