import { apiMutation, cancelAbsence, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, EmptyState, Flex, notify, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { daysText, usePeriodText } from '../leave-text.ts';
import { stateMessages } from '../leave-messages.ts';
import { messages as balanceMessages } from './balance-messages.ts';
import { CertificateButtons } from '../certificate/certificate-buttons.tsx';
import { messages } from './messages.ts';
import { ReturnBrief } from './return-brief.tsx';
import type { RequestDraft } from './request-form.tsx';

type AbsenceListProps = { own: Schema<'OwnAbsences'>; onEdit: (draft: RequestDraft) => void };

/** One's absences in words, the newest first, with what can be done about each. */
export function AbsenceList({ own, onEdit }: AbsenceListProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const period = usePeriodText();
  const queryClient = useQueryClient();
  const [briefId, setBriefId] = useState<string>();
  const cancel = useMutation({
    ...apiMutation(cancelAbsence),
    onSuccess: () => notify.success(t(messages.cancelled)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('absences', 'worklist')),
  });
  if (own.absences.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneAdvice)} />;
  const types = new Map(own.types.map((type) => [type.absence_type_code, type]));
  return (
    <>
      {cancel.isError && (
        <Banner tone="danger" title={t(messages.notCancelled)} live onDismiss={cancel.reset}>
          {problemText(cancel.error)}
        </Banner>
      )}
      <Box as="ul" listStyleType="none" aria-label={t(messages.title)}>
        {own.absences.map((absence) => {
          const { absence_id: id, row_version: version, state } = absence;
          const canCancel = absence.can_be_undone || state === 'draft' || state.startsWith('awaiting');
          return (
            <Flex
              as="li"
              key={id}
              gap="3"
              flexWrap="wrap"
              alignItems="center"
              paddingBlock="2"
              borderBottomWidth="1px"
              borderColor="border"
            >
              <Box flex="1" minWidth="14rem">
                <b>{types.get(absence.absence_type_code)?.name}</b>, {period(absence)}
                <Text tone="muted" size="sm">
                  {[
                    t(balanceMessages.days, {
                      count: absence.half_days / 2,
                      days: daysText(absence.half_days),
                    }),
                    t(stateMessages[state]),
                    absence.replacement && t(messages.replacedBy, { name: absence.replacement.full_name }),
                    absence.replacement?.reason,
                    absence.decision_reason,
                  ]
                    .filter((word) => word != null)
                    .join(' · ')}
                </Text>
              </Box>
              {types.get(absence.absence_type_code)?.needs_certificate === true && (
                <CertificateButtons absence={absence} />
              )}
              {(state === 'active' || state === 'ended') && (
                <Button variant="quiet" onClick={() => setBriefId(id)}>
                  {t(messages.brief)}
                </Button>
              )}
              {state === 'draft' && (
                <Button onClick={() => onEdit({ absence })}>{t(messages.continueDraft)}</Button>
              )}
              {canCancel && (
                <Button
                  variant="quiet"
                  loading={cancel.isPending && cancel.variables.params.path.absence_id === id}
                  onClick={() =>
                    cancel.mutate({ params: { path: { absence_id: id } }, body: { row_version: version } })
                  }
                >
                  {t(messages.cancel)}
                </Button>
              )}
            </Flex>
          );
        })}
      </Box>
      <ReturnBrief absenceId={briefId} onClose={() => setBriefId(undefined)} />
    </>
  );
}
