import { Box, Flex, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { PageSection } from './page-section.tsx';
import { callMessages, reasonMessages } from './call-messages.ts';
import { messages } from './provisioning-messages.ts';

type Call = Schema<'Provisioning'>['calls'][number];

/** The last changes that a directory made or was refused. */
export function DirectoryCalls({ calls }: { calls: readonly Call[] }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <PageSection id="provisioning-calls" title={t(messages.calls)} about={t(messages.callsText)}>
      {calls.length === 0 && <Text tone="muted">{t(messages.noCalls)}</Text>}
      <Box as="ul" listStyleType="none">
        {calls.map((call, index) => (
          <Flex
            as="li"
            // Entries have no name of their own and never change their order.
            key={`${calls.length - index} ${call.at}`}
            gap="3"
            alignItems="center"
            flexWrap="wrap"
            borderTopWidth="1px"
            paddingBlock="1"
          >
            <Text tone="muted" size="sm" numeric>
              {dateTime(call.at)}
            </Text>
            <Box flex="1" minWidth="14rem">
              {t(wordsOf(call.event))}
              {call.subject !== null && `: ${call.subject}`}
              {call.outcome !== 'success' && (
                <Text tone="muted" size="sm">
                  {t(reasonOf(call.reason))}
                </Text>
              )}
            </Box>
            <StatusChip
              label={t(call.outcome === 'success' ? messages.done : messages.refused)}
              phase={call.outcome === 'success' ? 'done' : 'late'}
            />
          </Flex>
        ))}
      </Box>
    </PageSection>
  );
}

function reasonOf(reason: string | null) {
  return Object.entries(reasonMessages).find(([code]) => code === reason)?.[1] ?? messages.otherReason;
}

function wordsOf(event: string) {
  return Object.entries(callMessages).find(([code]) => code === event)?.[1] ?? messages.otherCall;
}
