import { Box, CopyButton, Icon, Text } from '@dosar/design-system';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useNotification } from '../claim-notification/notification-context.ts';
import { readAnswers } from '../claim-notification/page-answers.ts';
import { toldNumber } from '../claim-notification/server-draft.ts';
import { numberMessages } from './number-messages.ts';

type ToldNumberProps = {
  /** Hears that the server has the answers now. */
  onKept: () => void;
};

/** The number that the claim will have, before photos are asked for. Without one the report goes on: it gets its number when it is sent. */
export function ToldNumber({ onKept }: ToldNumberProps) {
  const { formatMessage: t } = useIntl();
  const { orgKey, draft } = useNotification();
  const { policy } = readAnswers(useDraft(), new Date());
  const policyType = policy.success ? policy.data.policyType : undefined;
  const number = useQuery({
    queryKey: ['fnol', 'toldNumber', orgKey, policyType],
    queryFn: policyType === undefined ? skipToken : () => toldNumber(orgKey, draft, policyType),
    // Answers that are deleted take their number along.
    gcTime: 0,
    retry: false,
  });
  useEffect(
    function tellThatItIsKept() {
      if (number.isSuccess) onKept();
    },
    [number.isSuccess, onKept],
  );
  return (
    <Box
      role="status"
      display="flex"
      gap="3"
      alignItems="center"
      minHeight="4rem"
      marginBottom="4"
      padding="3"
      borderRadius="lg"
      background={number.isSuccess ? 'successSubtle' : 'surfaceSubtle'}
    >
      {number.isSuccess ? (
        <>
          <Icon name="check" />
          <Box minWidth="0" flex="1">
            <Text size="sm">{t(numberMessages.title)}</Text>
            <Text size="lg" fontWeight="strong" fontVariantNumeric="tabular-nums">
              {number.data}
            </Text>
            <Text size="sm" tone="muted">
              {t(numberMessages.hint)}
            </Text>
          </Box>
          <CopyButton value={number.data} name={t(numberMessages.title)} />
        </>
      ) : (
        <Text size="sm" tone="muted">
          {t(number.isPending ? numberMessages.pending : numberMessages.later)}
        </Text>
      )}
    </Box>
  );
}
