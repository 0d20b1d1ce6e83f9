import { Button, Flex, Stack, StatusChip, Text, VisuallyHidden } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { dayKindNames, messages, stateNames } from './messages.ts';
import { dailyShare, type RuleVersion } from './rule-words.ts';

type VersionRowProps = {
  rule: RuleVersion;
  policy: string;
  onChange: () => void;
  onRemove: () => void;
};

const phases = { past: 'done', in_force: 'active', coming: 'new' } as const;

/** One version of a term: what it says, for which accidents, and how many files run by it. */
export function VersionRow({ rule, policy, onChange, onRemove }: VersionRowProps) {
  const intl = useIntl();
  const { formatMessage: t, locale } = intl;
  const formats = useFormats();
  const from = formats.date(rule.event_from);
  const name = `${policy}, ${from}`;
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start" flexWrap="wrap">
      <Stack gap="1" flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <StatusChip phase={phases[rule.state]} variant="chip" label={t(stateNames[rule.state])} />
          <Text as="span">
            {t(messages.terms, {
              days: rule.days,
              kind: t(dayKindNames[rule.day_kind]),
              share: dailyShare(intl, rule.penalty_ppm),
            })}
          </Text>
        </Flex>
        <Text tone="muted" size="sm">
          {[
            rule.event_to === null
              ? t(messages.since, { from })
              : t(messages.period, { from, to: formats.date(rule.event_to) }),
            locale === 'en' ? rule.source_en : rule.source_ro,
            ...(rule.is_own ? [t(messages.own)] : []),
            ...(rule.state === 'coming' ? [] : [t(messages.usedBy, { count: rule.running_files })]),
          ].join(' · ')}
        </Text>
      </Stack>
      {rule.state === 'coming' && (
        <Flex gap="2">
          <Button onClick={onChange}>
            {t(messages.change)} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button onClick={onRemove}>
            {t(messages.remove)} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
