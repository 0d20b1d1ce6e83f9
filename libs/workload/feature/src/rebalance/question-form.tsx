import { Box, CheckboxField, FieldGroup, SelectField, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { percentOf } from '@dosar/workload-domain';
import { useIntl } from 'react-intl';
import { messages as questionMessages } from './question-messages.ts';
import { messages } from './messages.ts';
import type { Question } from './question.ts';

type QuestionFormProps = {
  team: Schema<'Team'>;
  question: Question;
  onAsk: (question: Question) => void;
  isLocked: boolean;
};

const rules = ['owner_of_file', 'skill', 'county', 'present', 'least_load'] as const;
const targets = [80, 90, 100, 110, 120];
const counts = [10, 25, 50, 100, 200];

/** From whom work may go, which rules decide, what stays, and how far it should go. */
export function QuestionForm({ team, question, onAsk, isLocked }: QuestionFormProps) {
  const { formatMessage: t } = useIntl();
  const withWork = team.members.filter((member) => member.load_points > 0);
  const toggle = (userId: string) =>
    onAsk({
      ...question,
      fromUserIds: question.fromUserIds.includes(userId)
        ? question.fromUserIds.filter((id) => id !== userId)
        : [...question.fromUserIds, userId],
    });
  return (
    <Stack asChild gap="4" minWidth="0">
      <fieldset disabled={isLocked}>
        <FieldGroup title={t(questionMessages.fromWhom)}>
          {withWork.map((member) => (
            <CheckboxField
              key={member.user_id}
              label={member.full_name}
              hint={
                member.away?.is_now
                  ? t(questionMessages.awayWith, { count: member.active })
                  : t(messages.percent, { percent: percentOf(member.load_points, member.capacity_points) })
              }
              checked={question.fromUserIds.includes(member.user_id)}
              onChange={() => toggle(member.user_id)}
            />
          ))}
        </FieldGroup>
        <Box>
          <Text fontWeight="strong">{t(questionMessages.toWhom)}</Text>
          <Box as="ol" listStyleType="decimal" paddingInlineStart="5">
            {rules.map((rule) => (
              <li key={rule}>
                <Text as="span">{t(questionMessages.ruleName, { rule })}</Text>{' '}
                <Text as="span" tone="muted" size="sm">
                  {t(questionMessages.ruleAbout, { rule })}
                </Text>
              </li>
            ))}
          </Box>
        </Box>
        <FieldGroup title={t(questionMessages.staysPut)}>
          <CheckboxField
            label={t(questionMessages.keepsFresh)}
            checked={question.keepsFresh}
            onChange={() => onAsk({ ...question, keepsFresh: !question.keepsFresh })}
          />
          <CheckboxField
            label={t(questionMessages.keepsLaw)}
            checked={question.keepsLaw}
            onChange={() => onAsk({ ...question, keepsLaw: !question.keepsLaw })}
          />
        </FieldGroup>
        <SelectField
          label={t(questionMessages.target)}
          placeholder={null}
          value={String(question.target)}
          onChange={(event) => onAsk({ ...question, target: Number(event.target.value) })}
          choices={targets.map((percent) => ({
            value: String(percent),
            label: t(questionMessages.targetBelow, { percent }),
          }))}
        />
        <SelectField
          label={t(questionMessages.most)}
          placeholder={null}
          value={String(question.most)}
          onChange={(event) => onAsk({ ...question, most: Number(event.target.value) })}
          choices={counts.map((count) => ({
            value: String(count),
            label: t(questionMessages.atMost, { count }),
          }))}
        />
      </fieldset>
    </Stack>
  );
}
