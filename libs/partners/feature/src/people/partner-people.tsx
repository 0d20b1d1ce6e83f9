import { api, apiQuery, dataOf, getPartnerPeople, queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  ConfirmDialog,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  notify,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PersonDialog } from './person-dialog.tsx';
import { messages } from './people-messages.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';

type Partner = Schema<'Partner'>;
type People = Schema<'PartnerPeople'>;

/** Whether a partner's own people sign in, who they are, and how that is begun and ended. */
export function PartnerPeople({ partner }: { partner: Partner }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const partnerId = partner.row.partner_id;
  const found = useQuery(apiQuery(getPartnerPeople, { params: { path: { partner_id: partnerId } } }));
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {t(messages.heading)}
      </Heading>
      {found.data ? (
        <Shown partner={partner} account={found.data} />
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={1} />
      )}
    </Stack>
  );
}

function Shown({ partner, account }: { partner: Partner; account: People }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const [open, setOpen] = useState<'person' | 'end'>();
  const change = useChange(partner, () => setOpen(undefined));
  const { state, people, ended_at: endedAt } = account;
  return (
    <>
      {state === 'none' && <Text tone="muted">{t(messages.none)}</Text>}
      {endedAt !== null && <Text>{t(messages.ended, { time: dateTime(endedAt) })}</Text>}
      {people.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none">
          {people.map((person) => (
            <Person
              key={person.username}
              person={person}
              partnerId={partner.row.partner_id}
              isOpen={state === 'open'}
            />
          ))}
        </Stack>
      )}
      <Flex gap="2" flexWrap="wrap">
        {state !== 'ended' && (
          <Button onClick={() => setOpen('person')}>
            {t(state === 'none' ? messages.openAccount : messages.invite)}
          </Button>
        )}
        {state === 'open' && (
          <Button variant="quiet" onClick={() => setOpen('end')}>
            {t(messages.end)}
          </Button>
        )}
        {state === 'ended' && (
          <Button loading={change.isPending} onClick={() => change.mutate('reopenPartnerAccount')}>
            {t(messages.reopen)}
          </Button>
        )}
      </Flex>
      {open === 'person' && (
        <PersonDialog partner={partner} isFirst={state === 'none'} onClose={() => setOpen(undefined)} />
      )}
      <ConfirmDialog
        open={open === 'end'}
        danger
        title={t(messages.end)}
        confirmLabel={t(messages.end)}
        loading={change.isPending}
        onCancel={() => setOpen(undefined)}
        onConfirm={() => change.mutate('endPartnerAccount')}
      >
        <Text>{t(messages.endText)}</Text>
      </ConfirmDialog>
    </>
  );
}

type PersonProps = { person: People['people'][number]; partnerId: string; isOpen: boolean };

function Person({ person, partnerId, isOpen }: PersonProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const refusalText = usePeopleRefusal();
  const { full_name, username, email, language, is_waiting: isWaiting, last_seen_at: seenAt } = person;
  const again = useMutation({
    mutationFn: (to: string) =>
      dataOf(
        api.POST('/api/partner/invitePartnerPerson/{partner_id}', {
          params: { path: { partner_id: partnerId } },
          body: { full_name, username, email: to, language },
        }),
      ),
    onSuccess: () => notify.success(t(messages.sent)),
    onError: (error) => notify.warning(refusalText(error)),
  });
  const seen = seenAt === null ? t(messages.never) : t(messages.seen, { time: dateTime(seenAt) });
  return (
    <Flex as="li" gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
      <Box minWidth="0" overflowWrap="anywhere">
        {full_name}
        <Text tone="muted" size="sm">
          {[username, email, isWaiting ? t(messages.waiting) : seen].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {isOpen && isWaiting && email !== null && (
        <Button variant="quiet" loading={again.isPending} onClick={() => again.mutate(email)}>
          {t(messages.again)}
        </Button>
      )}
    </Flex>
  );
}

/** Ends or reopens the account, with the version that was read. */
function useChange({ row, row_version }: Partner, close: () => void) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePeopleRefusal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (call: 'endPartnerAccount' | 'reopenPartnerAccount') => {
      const sent = { params: { path: { partner_id: row.partner_id } }, body: { row_version } };
      return dataOf(
        call === 'endPartnerAccount'
          ? api.POST('/api/partner/endPartnerAccount/{partner_id}', sent)
          : api.POST('/api/partner/reopenPartnerAccount/{partner_id}', sent),
      );
    },
    onSuccess: () => notify.success(t(messages.saved)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => {
      close();
      return queryClient.invalidateQueries(queriesOf('partners'));
    },
  });
}
