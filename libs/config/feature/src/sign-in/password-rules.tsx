import { Card, Heading, Stack, Text } from '@dosar/design-system';
import { FormCheckboxField, FormTextField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { SignInAnswers } from './sign-in-answers.ts';
import type { SignInLabels } from './use-sign-in-labels.ts';

type RuleName = 'prevent_username' | 'prevent_org_name' | 'prevent_month';

/** What is asked of new passwords, each rule with the words for whoever is refused. */
export function PasswordRules({ labels }: { labels: SignInLabels }) {
  const { formatMessage: t } = useIntl();
  const answers = useAnswers<SignInAnswers>();
  return (
    <Card>
      <Stack gap="4">
        <Heading as="h3" size="md">
          {t(messages.passwords)}
        </Heading>
        <FormTextField
          name="min_length"
          label={labels.min_length}
          hint={t(messages.minLengthHint)}
          inputMode="numeric"
          maxLength={2}
          required
        />
        {(['prevent_username', 'prevent_org_name', 'prevent_month'] as const).map((rule: RuleName) => (
          <Stack key={rule} gap="2">
            <FormCheckboxField name={rule} label={labels[rule]} />
            {answers[rule] && <RuleWords rule={rule} labels={labels} />}
          </Stack>
        ))}
        <FormTextField
          name="validation_rule"
          label={labels.validation_rule}
          hint={t(messages.validationRuleHint)}
          maxLength={1000}
          spellCheck={false}
          optional
        />
        {answers.validation_rule !== '' && <RuleWords rule="validation_rule" labels={labels} />}
        <Text tone="muted">{t(messages.always)}</Text>
      </Stack>
    </Card>
  );
}

type RuleWordsProps = { rule: RuleName | 'validation_rule'; labels: SignInLabels };

function RuleWords({ rule, labels }: RuleWordsProps) {
  return (
    <>
      <FormTextField name={`${rule}_ro`} label={labels[`${rule}_ro`]} maxLength={500} lang="ro" optional />
      <FormTextField name={`${rule}_en`} label={labels[`${rule}_en`]} maxLength={500} lang="en" optional />
    </>
  );
}
