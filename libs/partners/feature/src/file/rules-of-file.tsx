import { apiQuery, getRulesOfFile, useQueryFailure } from '@dosar/api-client';
import { Box, ErrorState, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './file-messages.ts';

/** Which rules of a special customer act in a file, for whom and since when, and what is left of those that ended. */
export function RulesOfFile({ claimFileId }: { claimFileId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(apiQuery(getRulesOfFile, { params: { path: { claim_file_id: claimFileId } } }));
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  const rules = found.data?.rules ?? [];
  const inForce = rules.filter((rule) => rule.ended_at === null);
  const ended = rules.filter((rule) => rule.ended_at !== null);
  return (
    <>
      {inForce.length > 0 && (
        <Box as="section" aria-label={t(messages.rules)}>
          <Text tone="muted" size="sm">
            {t(messages.rules)}
          </Text>
          <Rules rules={inForce} />
        </Box>
      )}
      {ended.length > 0 && (
        <Box as="section" aria-label={t(messages.endedRules)}>
          <Text tone="muted" size="sm">
            {t(messages.endedRules)}
          </Text>
          <Rules rules={ended} />
          {inForce.length === 0 && (
            <Text tone="muted" size="sm">
              {t(messages.stays)}
            </Text>
          )}
        </Box>
      )}
    </>
  );
}

function Rules({ rules }: { rules: readonly Schema<'RuleOfFile'>[] }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Box as="ul" listStyleType="none">
      {rules.map(({ kind, says, because, acted_at: at }) => (
        <Box as="li" key={`${kind} ${at}`} paddingTop="1" overflowWrap="anywhere">
          <Box>{says}</Box>
          <Text tone="muted" size="sm">
            {t(messages.actedAt, { because, at: dateTime(at) })}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
