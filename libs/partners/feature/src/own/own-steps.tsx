import { Box, Flex, Icon, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { stateMessages } from '../jobs/state-messages.ts';

/** What has happened to a job, and when. */
export function OwnSteps({ job: { steps, row } }: { job: Schema<'OwnJob'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Box as="ol" listStyleType="none">
      {steps.map(({ state, at }, index) => {
        const isNow = index === steps.length - 1;
        return (
          <Flex
            key={`${index} ${at}`}
            as="li"
            gap="2"
            alignItems="center"
            aria-current={isNow ? 'step' : undefined}
          >
            <Box color={isNow && row.state !== 'paid' ? 'phaseActive' : 'phaseDone'}>
              <Icon name={isNow && row.state !== 'paid' ? 'schedule' : 'check'} />
            </Box>
            <Box flex="1" fontWeight={isNow ? 'strong' : undefined}>
              {t(stateMessages[state])}
            </Box>
            <Text tone="muted" size="sm">
              {dateTime(at)}
            </Text>
          </Flex>
        );
      })}
    </Box>
  );
}
