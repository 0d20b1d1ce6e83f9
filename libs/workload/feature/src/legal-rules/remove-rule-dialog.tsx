import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { Banner, ConfirmDialog, notify, Stack, Text } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { RuleVersion } from './rule-words.ts';

type RemoveRuleDialogProps = { rule: RuleVersion; onChanged: () => void; onClose: () => void };

/** Asks before a version that has not begun is taken back. */
export function RemoveRuleDialog({ rule, onChanged, onClose }: RemoveRuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { legal_rule_code, policy_type_code, event_from, row_version } = rule;
  const removal = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/workload/removeLegalRule', {
          body: { legal_rule_code, policy_type_code, event_from, row_version },
        }),
      ),
    onSuccess: () => {
      onChanged();
      notify.success(t(messages.removed));
      onClose();
    },
    onError: (failure) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(messages.askRemove)}
      confirmLabel={t(messages.remove)}
      loading={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {removal.isError && (
          <Banner tone="danger" live>
            {problemText(removal.error)}
          </Banner>
        )}
        <Text>{t(messages.removeMeans)}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
