import { Flex, Icon, Text } from '@dosar/design-system';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type ImportStepsProps = { hasFile: boolean; isComplete: boolean; isApplying: boolean };

/** How far an import is: the file, its columns, the look at its rows, and taking them over. */
export function ImportSteps({ hasFile, isComplete, isApplying }: ImportStepsProps) {
  const { formatMessage: t } = useIntl();
  const done = !hasFile ? 0 : !isComplete ? 1 : isApplying ? 3 : 2;
  const steps = [messages.stepFile, messages.stepColumns, messages.stepCheck, messages.stepApply];
  return (
    <Flex as="ol" listStyleType="none" gap="2" flexWrap="wrap" alignItems="center">
      {steps.map((step, index) => (
        <Fragment key={step.id}>
          {index > 0 && (
            <Text as="li" aria-hidden tone="muted">
              –
            </Text>
          )}
          <Text
            as="li"
            tone={index > done ? 'muted' : undefined}
            fontWeight={index === done ? 'strong' : undefined}
            aria-current={index === done ? 'step' : undefined}
          >
            <Flex as="span" gap="1" alignItems="center">
              {index < done && <Icon name="check" scale={1} />}
              {t(step)}
            </Flex>
          </Text>
        </Fragment>
      ))}
    </Flex>
  );
}
