import {
  apiMutation,
  endReplacement,
  queriesOf,
  revokeAbsence,
  undoDecision,
  useProblemText,
} from '@dosar/api-client';
import { Banner, Button, Flex, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { ReasonForm } from './reason-form.tsx';

/** What can still be done about an approved absence: undo it as a whole, end its replacement, revoke it. */
export function TakeBack({ absence }: { absence: Schema<'Absence'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { undo, end, revoke, error } = useTakeBack();
  const [asksFor, setAsksFor] = useState<'end' | 'revoke'>();
  const params = { path: { absence_id: absence.absence_id } };
  const { row_version } = absence;
  const answer = absence.replacement?.answer;
  if (absence.state !== 'approved' && absence.state !== 'active') return absence.decision_reason;
  return (
    <>
      {error && (
        <Banner tone="danger" title={t(messages.notChanged)} live>
          {problemText(error)}
        </Banner>
      )}
      {asksFor === 'end' && (
        <ReasonForm
          button={t(messages.sendEnd)}
          loading={end.isPending}
          onSend={(reason) => end.mutate({ params, body: { reason, row_version } })}
        />
      )}
      {asksFor === 'revoke' && (
        <ReasonForm
          button={t(messages.sendRevocation)}
          loading={revoke.isPending}
          onSend={(reason) => revoke.mutate({ params, body: { reason, row_version } })}
        />
      )}
      {asksFor === undefined && (
        <Flex gap="2" flexWrap="wrap">
          {absence.can_be_undone && (
            <Button loading={undo.isPending} onClick={() => undo.mutate({ params, body: { row_version } })}>
              {t(messages.undo)}
            </Button>
          )}
          {(answer === 'asked' || answer === 'accepted' || answer === 'overruled') && (
            <Button variant="quiet" onClick={() => setAsksFor('end')}>
              {t(messages.endReplacement)}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsksFor('revoke')}>
            {t(messages.revoke)}
          </Button>
        </Flex>
      )}
    </>
  );
}

function useTakeBack() {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const onSettled = () =>
    queryClient.invalidateQueries(queriesOf('absences', 'worklist', 'assignments', 'claims'));
  const undo = useMutation({
    ...apiMutation(undoDecision),
    onSuccess: () => notify.success(t(messages.undone)),
    onSettled,
  });
  const end = useMutation({
    ...apiMutation(endReplacement),
    onSuccess: () => notify.success(t(messages.replacementEnded)),
    onSettled,
  });
  const revoke = useMutation({
    ...apiMutation(revokeAbsence),
    onSuccess: () => notify.success(t(messages.revoked)),
    onSettled,
  });
  return { undo, end, revoke, error: undo.error ?? end.error ?? revoke.error };
}
