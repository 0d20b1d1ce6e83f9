import { useProblemText } from '@dosar/api-client';
import { Banner, Button, ConfirmDialog, Flex, Stack, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { itemPhases, useItemWords } from './item-words.ts';
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
    t(request.asked_by_name === null ? messages.sentByItself : messages.sentOn, {
      when: formats.dateTime(request.sent_at),
      name: request.recipient_name ?? '',
    }),
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
      minHeight="controlTouch"
    >
      <Text as="span" fontWeight="strong" flex="1" minWidth="12rem">
        {item.doc_type_name}
      </Text>
      <Text as="span" flex="1" minWidth="12rem">
        <StatusChip isWhole phase={itemPhases[item.state]} label={words(item)} />
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
