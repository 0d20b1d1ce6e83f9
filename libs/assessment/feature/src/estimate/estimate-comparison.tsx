import { queriesOf, useProblemText } from '@dosar/api-client';
import { vatShareOn } from '@dosar/assessment-domain';
import {
  Banner,
  Box,
  Button,
  ConfirmDialog,
  DescriptionList,
  Flex,
  notify,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { fractionOf } from '@dosar/kernel/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Note } from '../note/note-query.ts';
import { acceptOpenLines, agree, saveAcceptance } from './estimate-calls.ts';
import { estimateQuery, type OpenedEstimate, type ShopEstimate } from './estimate-query.ts';
import { EstimateTable } from './estimate-table.tsx';
import { messages } from './messages.ts';

type EstimateComparisonProps = {
  assignmentId: string;
  estimate: ShopEstimate;
  rounds: OpenedEstimate['rounds'];
  note: Note | null;
  mayAgree: boolean;
};

/** Ours, the shop's and what is agreed, line by line, up to the act of agreeing. */
export function EstimateComparison(props: EstimateComparisonProps) {
  const { assignmentId, estimate, rounds, note, mayAgree } = props;
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { date } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useStep(assignmentId);
  const openCount = estimate.lines.filter(({ agreed_bani: bani }) => bani === null).length;
  const isOpen = estimate.state === 'open' && mayAgree;
  const isClosed = note?.state === 'committed';
  const gross = note === null ? estimate.agreed_total_bani : withVat(estimate.agreed_total_bani, note);
  const finish = async () => {
    if (await run(() => agree(estimate))) notify.success(t(messages.done, { amount: lei(gross) }));
    setAsking(false);
  };
  return (
    <Box>
      {estimate.state === 'agreed' && (
        <Banner tone="success">
          {t(messages.agreedOn, {
            day: date(estimate.agreed_at ?? estimate.created_at),
            amount: lei(gross),
          })}
        </Banner>
      )}
      <Box marginBlock="3">
        <DescriptionList
          layout="narrow"
          facts={[
            { term: t(messages.shop), value: estimate.shop_name },
            { term: t(messages.round), value: t(messages.roundNo, { no: estimate.round_no }) },
            { term: t(messages.shopTotal), value: lei(estimate.shop_total_bani) },
            { term: t(messages.agreedTotal), value: lei(estimate.agreed_total_bani) },
            { term: t(messages.gross), value: lei(gross) },
          ]}
        />
      </Box>
      {estimate.acceptance_document_id !== null && (
        <AcceptanceButton documentId={estimate.acceptance_document_id} />
      )}
      {isOpen && (
        <Flex gap="2" alignItems="center" flexWrap="wrap" marginBottom="3">
          {openCount > 0 && (
            <Button loading={isRunning} onClick={() => void run(() => acceptOpenLines(estimate))}>
              {t(messages.acceptOpen, { count: openCount })}
            </Button>
          )}
          <Button
            variant="primary"
            icon="check"
            disabled={openCount > 0 || !isClosed}
            onClick={() => setAsking(true)}
          >
            {t(messages.agree)}
          </Button>
          {(openCount > 0 || !isClosed) && (
            <Text as="span" tone="muted">
              {openCount > 0 ? t(messages.linesOpen, { count: openCount }) : t(messages.noteOpen)}
            </Text>
          )}
        </Flex>
      )}
      <EstimateTable assignmentId={assignmentId} estimate={estimate} note={note} isOpen={isOpen} />
      {rounds.length > 1 && (
        <Box as="ol" marginTop="3" listStyleType="none" aria-label={t(messages.rounds)}>
          {rounds.map((round) => (
            <Text as="li" key={round.round_no} tone="muted">
              {t(messages.roundOf, {
                no: round.round_no,
                shop: round.shop_name,
                day: date(round.created_at),
                amount: lei(round.shop_total_bani),
              })}
            </Text>
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t(messages.agreeTitle, { shop: estimate.shop_name })}
        confirmLabel={t(messages.agree)}
        loading={isRunning}
        onConfirm={() => void finish()}
        onCancel={() => setAsking(false)}
      >
        {t(messages.agreeText, { amount: lei(gross) })}
      </ConfirmDialog>
    </Box>
  );
}

/** The letter that tells the shop what was accepted. */
function AcceptanceButton({ documentId }: { documentId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await saveAcceptance(documentId);
    } catch (problem) {
      notify.warning(problemText(problem));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box marginBottom="3">
      <Button icon="download" loading={isSaving} onClick={() => void save()}>
        {t(messages.acceptance)}
      </Button>
    </Box>
  );
}

/** As the server reckons it: none for whoever takes the VAT back. */
function withVat(net: number, { head }: Note): number {
  return net + (head.recovers_vat ? 0 : fractionOf(net, vatShareOn(head.parts_on), 10_000));
}

/** Does a step on the whole estimate and shows what came of it; a refused one says why. */
function useStep(assignmentId: string) {
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const run = async (step: () => Promise<OpenedEstimate | undefined>): Promise<boolean> => {
    setRunning(true);
    try {
      const answer = await step();
      if (answer) queryClient.setQueryData(estimateQuery(assignmentId).queryKey, answer);
      return true;
    } catch (problem) {
      notify.warning(problemText(problem));
      return false;
    } finally {
      setRunning(false);
      await queryClient.invalidateQueries(queriesOf('assessment', 'claims', 'settlement'));
    }
  };
  return { run, isRunning };
}
