import { Box, HStack, Text } from '@dosar/design-system';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages as checkMessages } from '../check-answers/messages.ts';
import { messages as circumstancesMessages } from '../circumstances/messages.ts';
import { messages as notifierMessages } from '../notifier/messages.ts';
import { messages as photosMessages } from '../photos/messages.ts';
import { messages as policyMessages } from '../policy/messages.ts';
import { messages as timeAndPlaceMessages } from '../time-and-place/messages.ts';
import { messages as vehicleMessages } from '../vehicle/messages.ts';
import { messages } from './messages.ts';
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

/** Where one is on the way, by name, and what comes next; seven names beside each other would not fit a phone. */
export function StepLine({ page }: { page: WizardPage }) {
  const { formatMessage: t } = useIntl();
  const index = wizardPages.indexOf(page);
  const next = wizardPages[index + 1];
  return (
    <Box marginBottom="5">
      <HStack justifyContent="space-between" alignItems="baseline" flexWrap="wrap" columnGap="4">
        <Text fontWeight="strong">
          {t(messages.stepOf, { number: index + 1, count: wizardPages.length, step: t(stepNames[page]) })}
        </Text>
        {next && (
          <Text size="sm" tone="muted">
            {t(messages.nextStep, { step: t(stepNames[next]) })}
          </Text>
        )}
      </HStack>
      <HStack gap="1" marginTop="1" aria-hidden>
        {wizardPages.map((step, place) => (
          <Box
            key={step}
            flex="1"
            height="4px"
            borderRadius="full"
            background={place <= index ? 'brandText' : 'border'}
          />
        ))}
      </HStack>
    </Box>
  );
}
