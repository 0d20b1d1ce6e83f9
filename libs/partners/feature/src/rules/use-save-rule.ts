import { api, dataOf, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './rule-messages.ts';
import type { Rule, RuleOwner, Settings } from './rule-settings.ts';

/** What each dialog of a rule gets. */
export type RuleDialogProps = {
  owner: RuleOwner;
  /** A new one is added when absent. */
  rule?: Rule;
  onClose: () => void;
};

/** Adds a rule or changes one, and closes its dialog. */
export function useSaveRule({ owner, rule, onClose }: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  return async (settings: Settings): Promise<void> => {
    await dataOf(
      rule === undefined
        ? api.POST('/api/specialRule/addSpecialRule', {
            body: {
              special_customer_id: 'customerId' in owner ? owner.customerId : null,
              level: 'level' in owner ? owner.level : null,
              settings,
            },
          })
        : api.POST('/api/specialRule/changeSpecialRule/{special_rule_id}', {
            params: { path: { special_rule_id: rule.special_rule_id } },
            body: { row_version: rule.row_version, settings },
          }),
    );
    await queryClient.invalidateQueries(queriesOf('partners'));
    notify.success(t(messages.saved));
    onClose();
  };
}
