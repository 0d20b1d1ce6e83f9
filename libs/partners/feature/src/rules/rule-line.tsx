import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Box, Flex, IconButton, Text, notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { messages } from './rule-messages.ts';
import type { Rule, RuleOwner } from './rule-settings.ts';

type RuleLineProps = {
  rule: Rule;
  /** Whose rule can be changed here; none where it is only shown. */
  owner: RuleOwner | undefined;
  /** That the rule is one of a level goes without saying. */
  isOfLevelPage?: boolean;
};

/** What a rule does in one sentence, with its kind and where it comes from. */
export function RuleLine({ rule, owner, isOfLevelPage = false }: RuleLineProps) {
  const { formatMessage: t } = useIntl();
  const [isEditing, setEditing] = useState(false);
  const { says, settings } = rule;
  const about = [
    t(messages[settings.kind]),
    ...(rule.level !== null && !isOfLevelPage ? [t(messages.ofLevel)] : []),
    ...(rule.is_replaced ? [t(messages.replaced)] : []),
  ];
  return (
    <Flex as="li" gap="2" alignItems="center" borderTopWidth="1px" paddingBlock="1">
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Box {...(rule.is_replaced && { textDecoration: 'line-through' })}>{says}</Box>
        <Text tone="muted" size="sm">
          {about.join(' · ')}
        </Text>
      </Box>
      {owner !== undefined && (
        <>
          <IconButton icon="edit" label={t(messages.edit, { says })} onClick={() => setEditing(true)} />
          <RemoveRule rule={rule} />
          {isEditing && (
            <RuleDialog kind={settings.kind} owner={owner} rule={rule} onClose={() => setEditing(false)} />
          )}
        </>
      )}
    </Flex>
  );
}

function RemoveRule({ rule }: { rule: Rule }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/specialRule/removeSpecialRule/{special_rule_id}', {
          params: { path: { special_rule_id: rule.special_rule_id } },
          body: { row_version: rule.row_version },
        }),
      ),
    onSuccess: () => notify.success(t(messages.removed)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <IconButton
      icon="delete"
      label={t(messages.remove, { says: rule.says })}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    />
  );
}
