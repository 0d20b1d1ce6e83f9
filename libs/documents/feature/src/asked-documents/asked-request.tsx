import { useProblemText } from '@dosar/api-client';
import {
  Banner,
  Button,
  ConfirmDialog,
  Flex,
  Stack,
  StatusChip,
  Text,
  type Phase,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../doc-request/item-messages.ts';
import { messages } from './messages.ts';
import { RefuseDialog as RefuseDocuments } from '../verdict/refuse-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useRequestActs, type RequestActs } from './use-request-acts.ts';

type Request = Schema<'DocRequest'>;
type Item = Schema<'DocRequestItem'>;
type AskedRequestProps = { request: Request; assignmentId: string; mayAct: boolean };

/** One request: whom it went to, what became of each document, and what can be done about it. */
export function AskedRequest({ request, assignmentId, mayAct }: AskedRequestProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const acts = useRequestActs(request, assignmentId);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const isOver = ['accepted', 'cancelled', 'expired'].includes(request.status);
  const isMissing = request.items.some(({ state }) => state === 'requested' || state === 'rejected');
  return (
    <Stack gap="2" borderTopWidth="1px" paddingBlockStart="3">
      <Flex gap="3" alignItems="flex-start" justifyContent="space-between" flexWrap="wrap">
        <RequestFacts request={request} />
        {mayAct && !isOver && (
          <Flex gap="2">
            {isMissing && (
              <Button loading={acts.remind.isPending} onClick={() => acts.remind.mutate()}>
                {t(messages.remind)}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setIsWithdrawing(true)}>
              {t(messages.withdraw)}
            </Button>
          </Flex>
        )}
      </Flex>
      {acts.error && (
        <Banner tone="danger" title={t(messages.actFailed)} live>
          {problemText(acts.error)}
        </Banner>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {request.items.map((item) => (
          <AskedItem key={item.id} item={item} acts={acts} mayAct={mayAct && !isOver} />
        ))}
      </Stack>
      <ConfirmDialog
        open={isWithdrawing}
        title={t(messages.withdrawTitle)}
        confirmLabel={t(messages.withdraw)}
        onCancel={() => setIsWithdrawing(false)}
        onConfirm={() => {
          setIsWithdrawing(false);
          acts.withdraw.mutate();
        }}
      >
        {t(messages.withdrawText)}
      </ConfirmDialog>
    </Stack>
  );
}

function RequestFacts({ request }: { request: Request }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const next = request.reminders.find(({ state }) => state === 'planned');
  const facts = [
    t(messages.sentOn, { when: formats.dateTime(request.sent_at), name: request.recipient_name ?? '' }),
    request.due_date !== null && t(messages.dueOn, { day: formats.date(request.due_date) }),
    request.viewed_at !== null && t(messages.viewedOn, { when: formats.dateTime(request.viewed_at) }),
    next !== undefined && t(messages.nextReminder, { when: formats.dateTime(next.due_at) }),
  ];
  return (
    <Flex gap="2" alignItems="center" flexWrap="wrap">
      {(request.status === 'expired' || request.status === 'cancelled') && (
        <StatusChip variant="chip" phase="cancelled" label={t(messages[request.status])} />
      )}
      <Text tone="muted" size="sm">
        {facts.filter((fact) => fact !== false).join(' · ')}
      </Text>
    </Flex>
  );
}

const phases: Record<Item['state'], Phase> = {
  requested: 'waiting',
  received: 'new',
  accepted: 'done',
  rejected: 'cancelled',
  not_owned: 'waiting',
  waived: 'done',
};

function AskedItem({ item, acts, mayAct }: { item: Item; acts: RequestActs; mayAct: boolean }) {
  const { formatMessage: t } = useIntl();
  const words = useItemWords();
  const [isRefusing, setIsRefusing] = useState(false);
  const isReceived = item.state === 'received' && item.document_ids.length > 0;
  const isDeclined = item.state === 'not_owned';
  return (
    <Flex
      as="li"
      gap="3"
      alignItems="center"
      flexWrap="wrap"
      paddingBlock="2"
      borderBottomWidth="1px"
      minHeight="11"
    >
      <Text as="span" fontWeight="strong" flex="1" minWidth="12rem">
        {item.doc_type_name}
      </Text>
      <Text as="span" flex="1" minWidth="12rem">
        <StatusChip phase={phases[item.state]} label={words(item)} />
      </Text>
      {mayAct && (isReceived || isDeclined) && (
        <Flex gap="2">
          <Button onClick={() => setIsRefusing(true)}>{t(messages.refuse)}</Button>
          <Button onClick={() => (isDeclined ? acts.acceptReason.mutate(item) : acts.accept.mutate(item))}>
            {t(isDeclined ? messages.acceptReason : messages.accept)}
          </Button>
        </Flex>
      )}
      {isReceived && (
        <RefuseDocuments
          count={isRefusing ? item.document_ids.length : 0}
          isBusy={acts.refuse.isPending}
          onClose={() => setIsRefusing(false)}
          onRefuse={(reason) =>
            acts.refuse.mutate({ item, reason }, { onSettled: () => setIsRefusing(false) })
          }
        />
      )}
      {isRefusing && isDeclined && (
        <RefuseDialog
          name={item.doc_type_name}
          onClose={() => setIsRefusing(false)}
          onRefuse={(reason) => acts.refuse.mutate({ item, reason })}
        />
      )}
    </Flex>
  );
}

/** What became of a requested document, in words. */
function useItemWords(): (item: Item) => string {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (item) => {
    switch (item.state) {
      case 'received':
        return t(messages.received, {
          when: item.answered_at === null ? '' : formats.dateTime(item.answered_at),
        });
      case 'rejected':
        return t(messages.rejected, { reason: item.reject_reason ?? '' });
      case 'not_owned': {
        const reason = item.not_owned_code === null ? '' : t(reasonMessages[item.not_owned_code]);
        return t(messages.notOwned, { reason: [reason, item.not_owned_note].filter(Boolean).join('. ') });
      }
      default:
        return t(messages[item.state]);
    }
  };
}
