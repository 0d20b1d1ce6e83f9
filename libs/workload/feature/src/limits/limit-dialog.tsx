import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import { FormDialog, FormTextField, useZodForm } from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** Whose limit is changed. */
export type LimitPlace = {
  kind: string;
  kindName: string;
  roleCode: string;
  roleName: string;
  limit: Schema<'AuthorityLimit'> | undefined;
};

// The most that can be set is what the contract takes.
const schema = z.object({ amount: amountAnswer({ most: 2_147_483_647 }) });
const reasons = { amount_invalid: messages.wrongAmount };

/** Sets a limit from now on. */
export function LimitDialog({ place, onClose }: { place: LimitPlace; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: { amount: typedAmount(place.limit?.amount_bani) },
  });
  const set = async (amount: number) => {
    try {
      await dataOf(
        api.POST('/api/workload/setAuthorityLimit', {
          body: {
            approval_kind: place.kind,
            role_code: place.roleCode,
            amount_bani: amount,
            replaces_id: place.limit?.authority_limit_id ?? null,
          },
        }),
      );
    } finally {
      // Also after a refusal: somebody may have set it meanwhile.
      await queryClient.invalidateQueries(queriesOf('workload', 'config'));
    }
    notify.success(t(messages.set));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      size="small"
      title={t(messages.setTitle, { kind: place.kindName, role: place.roleName })}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={({ amount }) => set(amount)}
      problemText={problemText}
      reasons={reasons}
      oneField
    >
      <FormTextField name="amount" label={t(messages.amount)} inputMode="decimal" required maxLength={20} />
      <Text tone="muted" size="sm">
        {t(messages.fromNow)}
      </Text>
    </FormDialog>
  );
}
