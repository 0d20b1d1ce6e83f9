import { Button, Flex } from '@dosar/design-system';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { suggestionMessages as messages } from './messages.ts';

const aboutTheFile = [
  messages.summary,
  messages.missing,
  messages.nextSteps,
  messages.whyMine,
  messages.whileAway,
];
const withoutFile = [messages.legalTerm, messages.timeOff];

/** Questions that make sense on the page that is open, one press each. */
export function Suggestions({ hasFile, onAsk }: { hasFile: boolean; onAsk: (question: string) => void }) {
  const { formatMessage: t } = useIntl();
  const questions: readonly MessageDescriptor[] = hasFile ? aboutTheFile : withoutFile;
  return (
    <Flex as="ul" flexWrap="wrap" gap="1.5" listStyleType="none" aria-label={t(messages.label)}>
      {questions.map((question) => (
        <li key={question.id}>
          <Button onClick={() => onAsk(t(question))}>{t(question)}</Button>
        </li>
      ))}
    </Flex>
  );
}
