import { apiMutation, queriesOf, setAuthorityLimit, useProblemText } from '@dosar/api-client';
import { Banner, Button, Dialog, notify, Stack, Text, TextField } from '@dosar/design-system';
import { formatAmount, parseLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Whose limit is changed. */
export type LimitPlace = {
  kind: string;
  kindName: string;
  roleCode: string;
  roleName: string;
  limit: Schema<'AuthorityLimit'> | undefined;
};

/** The most that can be set: what the contract takes. */
const most = 2_147_483_647;

/** Sets a limit from now on. */
export function LimitDialog({ place, onClose }: { place: LimitPlace; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [typed, setTyped] = useState(place.limit ? formatAmount(place.limit.amount_bani) : '');
  const [isAsked, setAsked] = useState(false);
  const amount = parseLei(typed);
  const isWrong = amount === undefined || amount < 0 || amount > most;
  const set = useMutation({
    ...apiMutation(setAuthorityLimit),
    onSuccess: () => {
      notify.success(t(messages.set));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(queriesOf('workload')),
  });
  return (
    <Dialog
      open
      size="small"
      title={t(messages.setTitle, { kind: place.kindName, role: place.roleName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.back)}</Button>
          <Button type="submit" form={formId} variant="primary" loading={set.isPending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (amount === undefined || isWrong) setAsked(true);
          else
            set.mutate({
              body: {
                approval_kind: place.kind,
                role_code: place.roleCode,
                amount_bani: amount,
                replaces_id: place.limit?.authority_limit_id ?? null,
              },
            });
        }}
      >
        <Stack gap="3">
          {set.isError && (
            <Banner tone="danger" title={t(messages.notSet)} live>
              {problemText(set.error)}
            </Banner>
          )}
          <TextField
            label={t(messages.amount)}
            inputMode="decimal"
            required
            value={typed}
            error={isAsked && isWrong ? t(messages.wrongAmount) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Text tone="muted" size="sm">
            {t(messages.fromNow)}
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}
