import { Box, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { exampleMessages, messages } from './messages.ts';

type Change = Schema<'DocumentRuleChange'>;
type Rule = Change['before'];

/** Every change of the rules, the newest first, with what it was before. */
export function RuleHistory({ history }: { history: readonly Change[] }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const textOf = useRuleText();
  return (
    <Box as="section" aria-labelledby="rule-history">
      <Heading as="h2" id="rule-history" size="md">
        {t(messages.history)}
      </Heading>
      {history.length === 0 && <Text tone="muted">{t(messages.noHistory)}</Text>}
      <Box as="ul" listStyleType="none">
        {history.map((change) => (
          <Box as="li" key={change.doc_rule_change_id} paddingBlock="2" borderBottomWidth="1px">
            <Text as="span" display="block" fontWeight="strong">
              {change.name ?? t(messages.requests)}
            </Text>
            <Text as="span" display="block">
              {t(messages.now, { text: textOf(change.after) })}
            </Text>
            <Text as="span" display="block" tone="muted">
              {t(messages.before, { text: textOf(change.before) })}
            </Text>
            <Text as="span" tone="muted" size="sm">
              {[dateTime(change.changed_at), change.changed_by_name]
                .filter((word) => word !== null)
                .join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A rule as one line of words. */
function useRuleText() {
  const { formatMessage: t } = useIntl();
  return (rule: Rule): string => {
    if ('example_code' in rule)
      return [rule.guidance_ro, rule.guidance_en, t(exampleMessages[rule.example_code])]
        .filter((word) => word !== '')
        .join(' · ');
    return [
      `${t(messages.dueDays)}: ${rule.due_days}`,
      `${t(messages.validDays)}: ${rule.valid_days}`,
      rule.reminder_days.length === 0
        ? t(messages.noReminders)
        : t(messages.remindersText, { days: rule.reminder_days.join(', '), time: rule.reminder_time }),
      t(messages.quietText, { from: rule.quiet_from, until: rule.quiet_until }),
      // Rules of earlier versions say nothing about it.
      ...(rule.asks_by_itself === undefined
        ? []
        : [`${t(messages.asksByItself)}: ${t(rule.asks_by_itself ? messages.yes : messages.no)}`]),
    ].join(' · ');
  };
}
