import { RadioGroupField, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './import-messages.ts';
import type { PlateAnswer } from './plate-answer.ts';

type PlateQuestionProps = { answer: PlateAnswer; onAnswer: (isWholeList: boolean) => void };

/** What becomes of plates that a list does not have, and which of its plates another customer has too. */
export function PlateQuestion({ answer: { preview, isWholeList }, onAnswer }: PlateQuestionProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="3">
      {preview.shared_count > 0 && (
        <Text tone="muted">{t(messages.shared, { count: preview.shared_count })}</Text>
      )}
      {preview.missing_count > 0 && (
        <RadioGroupField
          name="whole_list"
          label={t(messages.missing, { count: preview.missing_count })}
          value={isWholeList ? 'yes' : 'no'}
          onValueChange={(value) => onAnswer(value === 'yes')}
          choices={[
            { value: 'no', label: t(messages.stay) },
            { value: 'yes', label: t(messages.endToday) },
          ]}
        />
      )}
    </Stack>
  );
}
