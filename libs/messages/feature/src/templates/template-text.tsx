import { Box, Button, Flex, Icon, MarkedTextArea, Text } from '@dosar/design-system';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './text-messages.ts';
import type { TemplateDraft } from './template-answers.ts';
import { checkText, type TextCheck, type TextPlace } from './template-checks.ts';
import { templateMarks, type Variable } from './template-words.ts';

type TemplateTextProps = {
  place: TextPlace;
  draft: TemplateDraft;
  variables: readonly Variable[];
  /** The field that was last written in: variables are put there. */
  onFocus: (event: FocusEvent<HTMLTextAreaElement>) => void;
};

const longest = { email: 20_000, sms: 1_000 };

/** One text of a template: its subject, its words with variables as chips, and whether it is complete. */
export function TemplateText({ place, draft: { answers, set }, variables, onFocus }: TemplateTextProps) {
  const { formatMessage: t } = useIntl();
  const { channel, language } = place;
  const check = checkText(answers, place, variables);
  const name = t(messages.language, { language });
  const subject = `subject_${language}` as const;
  const body = `${channel}_${language}` as const;
  const marks = (text: string) => templateMarks(text, { variables, channel });
  return (
    <Box minWidth="0">
      <Flex gap="2" alignItems="baseline" marginBottom="1" flexWrap="wrap">
        <Text as="span" fontWeight="strong">
          {name}
        </Text>
        <TextState check={check} />
      </Flex>
      <Box borderWidth="1px" borderColor="borderStrong" borderRadius="md" overflow="hidden">
        {channel === 'email' && (
          <MarkedTextArea
            oneLine
            id={subject}
            name={subject}
            label={t(messages.subjectOf, { language })}
            placeholder={t(messages.subjectPlaceholder)}
            maxLength={230}
            value={answers[subject]}
            onChange={(text) => set(subject, text)}
            onFocus={onFocus}
            marks={marks(answers[subject])}
          />
        )}
        <MarkedTextArea
          id={body}
          name={body}
          label={t(messages.textOf, { channel, language })}
          placeholder={t(messages.textPlaceholder)}
          maxLength={longest[channel]}
          value={answers[body]}
          onChange={(text) => set(body, text)}
          onFocus={onFocus}
          marks={marks(answers[body])}
        />
      </Box>
      <TextFault
        check={check}
        onCopy={(text) => set(body, `${answers[body].trimEnd()}\n\n${text}`)}
        onCopyAll={() => {
          if (channel === 'email' && answers[subject].trim() === '') set(subject, answers.subject_ro);
          set(body, answers[`${channel}_ro`]);
        }}
      />
    </Box>
  );
}

/** In one word, beside the language. */
function TextState({ check }: { check: TextCheck }) {
  const { formatMessage: t } = useIntl();
  if (check.state === 'empty') return null;
  const isComplete = check.state === 'complete';
  return (
    <Text
      as="span"
      size="sm"
      display="inline-flex"
      alignItems="center"
      gap="1"
      marginInlineStart="auto"
      color={isComplete ? 'success' : 'warning'}
      fontWeight={isComplete ? undefined : 'strong'}
    >
      <Icon name={isComplete ? 'check' : 'warning'} scale={1} /> {t(messages.state, { state: check.state })}
    </Text>
  );
}

type TextFaultProps = { check: TextCheck; onCopy: (text: string) => void; onCopyAll: () => void };

/** What is wrong with the text, in words, and what helps. */
function TextFault({ check, onCopy, onCopyAll }: TextFaultProps) {
  const { formatMessage: t } = useIntl();
  if (check.state === 'unknown')
    return (
      <Fault
        title={t(messages.unknownVariable, { names: check.names.join(', '), count: check.names.length })}
      >
        {t(messages.unknownAdvice)}
      </Fault>
    );
  if (check.state === 'paragraph')
    return (
      <Fault
        title={t(messages.paragraphMissing, { number: check.number })}
        act={<Button onClick={() => onCopy(check.text)}>{t(messages.copyRomanian)}</Button>}
      >
        „{check.text.slice(0, 80)}
        {check.text.length > 80 ? '…' : ''}”
      </Fault>
    );
  if (check.state === 'untranslated')
    return (
      <Fault
        title={t(messages.untranslated)}
        act={<Button onClick={onCopyAll}>{t(messages.copyRomanian)}</Button>}
      >
        {t(messages.untranslatedAdvice)}
      </Fault>
    );
  return null;
}

type FaultProps = { title: string; act?: React.ReactNode; children: React.ReactNode };

function Fault({ title, act, children }: FaultProps) {
  return (
    <Box
      marginTop="2"
      padding="3"
      background="warningSubtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="warning"
      borderRadius="md"
    >
      <Text color="warning" fontWeight="strong">
        {title}
      </Text>
      <Text>{children}</Text>
      {act && <Box marginTop="2">{act}</Box>}
    </Box>
  );
}
