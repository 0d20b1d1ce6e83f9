import { useProblemText } from '@dosar/api-client';
import {
  Box,
  Button,
  Flex,
  Heading,
  Icon,
  notify,
  SidePanel,
  Stack,
  Text,
  VersionChoice,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOpeningFile } from '../claim-file/opened-file.ts';
import { messages } from './messages.ts';
import { useLastChange } from './use-last-change.ts';
import type { Conflict } from './use-record-edit.ts';
import { wordDifference } from './word-difference.ts';

type ConflictPanelProps = { conflicts: readonly Conflict[]; onClose: () => void };
const answersKnown = ['theirs', 'mine', 'both'] as const;
type Answer = (typeof answersKnown)[number];

/** Both versions of each field that two people changed, beside each other; nothing is stored until one is chosen. */
export function ConflictPanel({ conflicts, onClose }: ConflictPanelProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  // While the panel closes it shows what it showed.
  const [shown, setShown] = useState(conflicts);
  if (conflicts.length > 0 && conflicts !== shown) setShown(conflicts);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      // One after the other: each raises the version of the record.
      for (const conflict of conflicts) await keep(conflict, answers.get(conflict.field));
    } catch (problem) {
      notify.warning(t(messages.notSaved, { why: problemText(problem) }));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <SidePanel
      open={conflicts.length > 0}
      title={t(messages.twoVersions)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => conflicts.forEach(({ keepTheirs }) => keepTheirs())}>
            {t(messages.giveUpMine)}
          </Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            {t(messages.saveChoice)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text tone="muted">{t(messages.nothingOverwritten, { count: shown.length })}</Text>
        <Questions
          conflicts={shown}
          answers={answers}
          onAnswer={(field, answer) => setAnswers((all) => new Map(all).set(field, answer))}
        />
        <Merged conflicts={shown} />
        <Flex gap="2" alignItems="flex-start" color="textMuted" fontSize="sm">
          <Icon name="info" />
          {t(messages.otherStays)}
        </Flex>
      </Stack>
    </SidePanel>
  );
}

async function keep(conflict: Conflict, answer: Answer | undefined): Promise<void> {
  if (answer === 'mine') return conflict.keepMine();
  if (answer === 'both' && conflict.keepBoth) return conflict.keepBoth();
  conflict.keepTheirs();
}

type QuestionsProps = {
  conflicts: readonly Conflict[];
  answers: ReadonlyMap<string, Answer>;
  onAnswer: (field: string, answer: Answer) => void;
};

function Questions({ conflicts, answers, onAnswer }: QuestionsProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { file } = useOpeningFile();
  const last = useLastChange(file.assignmentKey, conflicts.length > 0);
  const isKnown = last?.name !== undefined && !last.isOwn && last.at !== undefined;
  const savedBy = isKnown
    ? t(messages.savedBy, { who: last.name ?? '', when: formats.dateTime(last.at ?? '') })
    : t(messages.savedByColleague);
  return conflicts.map(({ field, label, opened, theirs, mine, keepBoth }) => (
    <VersionChoice
      key={field}
      label={
        <>
          <b>{label}</b>{' '}
          <Box as="span" color="textMuted" fontSize="sm">
            {t(messages.whenOpened, { value: opened || '–' })}
          </Box>
        </>
      }
      chosen={answers.get(field) ?? 'theirs'}
      onChoose={(value) => onAnswer(field, answersKnown.find((known) => known === value) ?? 'theirs')}
      versions={[
        { value: 'theirs', text: <Marked text={theirs} other={mine} />, hint: savedBy },
        { value: 'mine', text: <Marked text={mine} other={theirs} />, hint: t(messages.notSavedYet) },
        ...(keepBoth ? [{ value: 'both', text: t(messages.keepBoth), hint: t(messages.yoursIsAdded) }] : []),
      ]}
    />
  ));
}

/** A version with the words marked that the other one does not have. */
function Marked({ text, other }: { text: string; other: string }) {
  if (text === '') return '–';
  const { start, changed, end } = wordDifference(text, other);
  return (
    <>
      {start}
      {changed !== '' && (
        <Box as="mark" color="inherit" background="noteSubtle" borderRadius="sm">
          {changed}
        </Box>
      )}
      {end}
    </>
  );
}

/** What only the colleague has changed: it is taken over, and told. */
function Merged({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { formatMessage: t } = useIntl();
  const asked = new Set(conflicts.map(({ label }) => label));
  const lines = conflicts.flatMap(({ merged }) => merged).filter(({ label }) => !asked.has(label));
  const once = [...new Map(lines.map((line) => [line.label, line])).values()];
  if (once.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="merged-fields" borderTopWidth="1px" paddingTop="3">
      <Heading id="merged-fields" as="h3" size="md">
        {t(messages.takenOver)}
      </Heading>
      <Box as="ul" listStyleType="none">
        {once.map(({ label, before, now }) => (
          <Flex as="li" key={label} gap="2" alignItems="baseline" paddingBlock="1">
            <Box as="span" color="success">
              <Icon name="check" />
            </Box>
            <span>
              {label}: <del>{before || '–'}</del> → <b>{now || '–'}</b>
            </span>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
