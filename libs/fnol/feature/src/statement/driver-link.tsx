import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, Button, Flex, Heading, notify, Stack, Text } from '@dosar/design-system';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SendToDriver } from './send-to-driver.tsx';
import { sendingCounts } from './sending-count-messages.ts';
import { sendingMessages as messages } from './sending-messages.ts';
import { useShowLink } from './shown-link.tsx';
import type { Side } from './statement-sides.ts';

type DriverLinkProps = {
  side: SideOfForm;
  assignmentId: string;
  link: Schema<'StatementLinkState'> | null;
  sendings: readonly Schema<'StatementSending'>[];
  column: Side;
};

/** The link of one driver: sent by SMS or e-mail, shown as a code, withdrawn; and what became of it. */
export function DriverLink({ side, assignmentId, link, sendings, column }: DriverLinkProps) {
  const { formatMessage: t } = useIntl();
  const [isSending, setSending] = useState(false);
  const { make, revoke } = useLink(assignmentId, side);
  const letter = side.toUpperCase();
  return (
    <Box as="section" aria-label={t(messages.driver, { side: letter })} marginTop="3">
      <Heading as="h3" size="md">
        {t(messages.driver, { side: letter })}
      </Heading>
      <LinkState link={link} sendings={sendings} />
      <Flex gap="2" flexWrap="wrap" alignItems="center" marginTop="2">
        <Button onClick={() => setSending(true)}>
          {t(sendings.length === 0 ? messages.send : messages.sendAgain, { side: letter })}
        </Button>
        <Button variant="quiet" loading={make.isPending} onClick={() => make.mutate()}>
          {t(messages.show, { side: letter })}
        </Button>
        {link !== null && (
          <Button variant="quiet" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {t(messages.withdraw, { side: letter })}
          </Button>
        )}
      </Flex>
      {isSending && <SendToDriver {...{ side, assignmentId, column }} onClose={() => setSending(false)} />}
    </Box>
  );
}

function LinkState({ link, sendings }: Pick<DriverLinkProps, 'link' | 'sendings'>) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime } = useFormats();
  const [last] = sendings;
  return (
    <Stack gap="0">
      <Text tone="muted" size="sm">
        {link === null
          ? t(messages.noLink)
          : [
              t(messages.open, { until: date(link.expires_at) }),
              link.opened_at === null
                ? t(messages.notOpened)
                : t(messages.opened, { time: dateTime(link.opened_at) }),
            ].join(' ')}
      </Text>
      {sendings.map(({ channel, sent_to: to, sent_at: at, by_driver: byDriver }) => (
        <Text key={at} size="sm">
          {t(channel === 'sms' ? messages.sentBySms : messages.sentByEmail, { to, time: dateTime(at) })}
          {byDriver && ` · ${t(messages.byDriver)}`}
        </Text>
      ))}
      {last !== undefined && (
        <Text tone="muted" size="sm">
          {t(sendingCounts.left, { count: last.left_today })}
        </Text>
      )}
    </Stack>
  );
}

function useLink(assignmentId: string, side: SideOfForm) {
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const showLink = useShowLink();
  const call = { params: { path: { assignment_id: assignmentId } }, body: { side } };
  const settled = {
    onError: (error: unknown) => notify.warning(problemText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('fnol', 'claims')),
  };
  const make = useMutation({
    mutationFn: () => dataOf(api.POST('/api/fnol/makeStatementLink/{assignment_id}', call)),
    onSuccess: ({ url }) => showLink({ url, side }),
    ...settled,
  });
  const revoke = useMutation({
    mutationFn: () => dataOf(api.POST('/api/fnol/revokeStatementLink/{assignment_id}', call)),
    ...settled,
  });
  return { make, revoke };
}
