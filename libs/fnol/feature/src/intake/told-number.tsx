import { api, dataOf } from '@dosar/api-client';
import { Box, CopyButton, Flex } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { IntakeAnswers } from './intake-answers.ts';
import { registeredMessages } from './registered-messages.ts';
import { numberMessages } from './number-messages.ts';

const policyTypes = ['rca', 'casco', 'rca_dd', 'green_card', 'other'] as const;

/** Asking again answers the same number, so a failure is tried once more and otherwise stops nobody. */
const numberQuery = (draftId: string | undefined, policyType: Schema<'PolicyType'> | undefined) => ({
  queryKey: ['intake-number', draftId, policyType] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    if (draftId === undefined || policyType === undefined) throw new Error('There is nothing to number yet.');
    return dataOf(
      api.POST('/api/fnol/reserveDraftNumber/{claim_draft_id}', {
        params: { path: { claim_draft_id: draftId } },
        body: { policy_type: policyType },
        signal,
      }),
    );
  },
  enabled: draftId !== undefined && policyType !== undefined,
  staleTime: Infinity,
  retry: 1,
});

/** The number that the claim will have, to tell the caller before it is registered: from the first saved words and the policy on. */
export function ToldNumber({ draftId }: { draftId: string | undefined }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { policy_type: policyType } = useAnswers<IntakeAnswers>();
  const { data: told } = useQuery(
    numberQuery(
      draftId,
      policyTypes.find((type) => type === policyType),
    ),
  );
  return (
    <Box role="status" minWidth="0">
      {told !== undefined && (
        <Flex alignItems="center" gap="1" flexWrap="wrap">
          <Box as="span" fontWeight="strong" fontSize="lg">
            {told.claim_file_no}
          </Box>
          <CopyButton value={told.claim_file_no} name={t(registeredMessages.number)} />
          <Box as="span" color="textMuted" fontSize="sm">
            {t(numberMessages.given, { time: formats.time(told.reserved_at) })}
          </Box>
        </Flex>
      )}
    </Box>
  );
}
