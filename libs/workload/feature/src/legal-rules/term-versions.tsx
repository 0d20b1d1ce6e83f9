import { Button, Card, Flex, Heading, Stack, Text, VisuallyHidden } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages, termNames } from './messages.ts';
import type { RuleDraft } from './rule-dialog.tsx';
import { versionKey, type RuleVersion, type TermCode } from './rule-words.ts';
import { VersionRow } from './version-row.tsx';

type TermVersionsProps = {
  code: TermCode;
  list: Schema<'LegalRuleList'>;
  onWrite: (draft: RuleDraft) => void;
  onRemove: (rule: RuleVersion) => void;
};

/** A term with its versions by kind of policy, the newest first. */
export function TermVersions({ code, list, onWrite, onRemove }: TermVersionsProps) {
  const { formatMessage: t } = useIntl();
  const headingId = useId();
  const { title, about } = termNames[code];
  const rules = list.rules.filter((rule) => rule.legal_rule_code === code);
  const versionsOf = (policyType: string) => rules.filter((rule) => rule.policy_type_code === policyType);
  const known = list.policy_types.filter(({ code: policyType }) => versionsOf(policyType).length > 0);
  const others = list.policy_types.filter(({ code: policyType }) => versionsOf(policyType).length === 0);
  return (
    <Stack as="section" gap="3" aria-labelledby={headingId}>
      <Heading as="h3" size="lg" id={headingId}>
        {t(title)}
      </Heading>
      <Text tone="muted">{t(about)}</Text>
      {known.length === 0 && <Text>{t(messages.none)}</Text>}
      {known.map((policyType) => {
        const versions = versionsOf(policyType.code);
        return (
          <Card key={policyType.code}>
            <Stack gap="3">
              <Flex gap="3" justifyContent="space-between" alignItems="start" flexWrap="wrap">
                <Heading as="h4" size="md">
                  {policyType.name}
                </Heading>
                <Button
                  onClick={() =>
                    onWrite({ code, policyType: policyType.code, values: versions[0], isNew: true })
                  }
                >
                  {t(messages.newVersion)}{' '}
                  <VisuallyHidden>
                    {t(messages.title, { term: t(title), policy: policyType.name })}
                  </VisuallyHidden>
                </Button>
              </Flex>
              <Stack as="ul" gap="3" listStyle="none">
                {versions.map((rule) => (
                  <li key={versionKey(rule)}>
                    <VersionRow
                      rule={rule}
                      policy={policyType.name}
                      onChange={() =>
                        onWrite({ code, policyType: policyType.code, values: rule, isNew: false })
                      }
                      onRemove={() => onRemove(rule)}
                    />
                  </li>
                ))}
              </Stack>
            </Stack>
          </Card>
        );
      })}
      {others.length > 0 && (
        <div>
          <Button onClick={() => onWrite({ code, values: rules[0], isNew: true })}>
            {t(messages.otherPolicy)} <VisuallyHidden>{t(title)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Stack>
  );
}
