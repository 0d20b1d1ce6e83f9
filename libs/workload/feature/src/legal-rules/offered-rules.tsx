import { Banner, Button, Flex, Stack, Text, VisuallyHidden } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { dayKindNames, messages, termNames } from './messages.ts';
import type { RuleDraft } from './rule-dialog.tsx';
import { dailyShare, versionKey } from './rule-words.ts';

type OfferedRulesProps = { list: Schema<'LegalRuleList'>; onTake: (draft: RuleDraft) => void };

/** Newer rules of the product for terms that the organisation wrote itself: they hold only when somebody takes them over. */
export function OfferedRules({ list, onTake }: OfferedRulesProps) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const formats = useFormats();
  const policyName = (code: string) => list.policy_types.find((type) => type.code === code)?.name ?? code;
  return (
    <Banner tone="info">
      <Stack gap="2">
        <strong>{t(messages.offered)}</strong>
        {list.offered.map((rule) => {
          const { legal_rule_code: code, policy_type_code: policyType, event_from: from } = rule;
          const name = t(messages.title, { term: t(termNames[code].title), policy: policyName(policyType) });
          return (
            <Flex key={versionKey(rule)} gap="3" justifyContent="space-between" flexWrap="wrap">
              <Text>
                {[
                  name,
                  t(messages.since, { from: formats.date(from) }),
                  t(messages.terms, {
                    days: rule.days,
                    kind: t(dayKindNames[rule.day_kind]),
                    share: dailyShare(intl, rule.penalty_ppm),
                  }),
                ].join(' · ')}
              </Text>
              <Button onClick={() => onTake({ code, policyType, values: rule, isNew: true, from })}>
                {t(messages.takeOver)} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </Flex>
          );
        })}
      </Stack>
    </Banner>
  );
}
