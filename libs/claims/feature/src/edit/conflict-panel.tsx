import { useProblemText } from '@dosar/api-client';
import { Box, Button, Flex, notify, RadioGroupField, SidePanel, Text } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { Conflict } from './use-record-edit.ts';

/** Both versions of a field that two people changed, beside each other; nothing is stored until one is chosen. */
export function ConflictPanel({
  conflict,
  onClose,
}: {
  conflict: Conflict | undefined;
  onClose: () => void;
}) {
  const { formatMessage: t } = useIntl();
  const [shown, setShown] = useState(conflict);
  if (conflict && conflict !== shown) setShown(conflict);
  return (
    <SidePanel open={conflict !== undefined} title={t(messages.twoVersions)} onClose={onClose}>
      {shown && <Choice key={shown.field + shown.theirs} conflict={shown} />}
    </SidePanel>
  );
}

function Choice({ conflict }: { conflict: Conflict }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [choice, setChoice] = useState('theirs');
  const [isSaving, setIsSaving] = useState(false);
  const { label, opened, theirs, mine } = conflict;
  const keep = async () => {
    if (choice === 'theirs') return conflict.keepTheirs();
    setIsSaving(true);
    try {
      await conflict.keepMine();
    } catch (problem) {
      notify.warning(t(messages.notSaved, { why: problemText(problem) }));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Box display="grid" gap="4">
      <Text>{t(messages.nothingOverwritten)}</Text>
      <RadioGroupField
        name="version"
        label={t(messages.fieldWithOpening, { label, opened: opened || '–' })}
        value={choice}
        onValueChange={setChoice}
        choices={[
          { value: 'theirs', label: theirs || '–', hint: t(messages.savedByColleague) },
          { value: 'mine', label: mine || '–', hint: t(messages.notSavedYet) },
        ]}
      />
      <Text tone="muted" size="sm">
        {t(messages.otherStays)}
      </Text>
      <Flex gap="2" flexWrap="wrap">
        <Button variant="primary" loading={isSaving} onClick={() => void keep()}>
          {t(messages.saveChoice)}
        </Button>
        <Button onClick={conflict.keepTheirs}>{t(messages.giveUpMine)}</Button>
      </Flex>
    </Box>
  );
}
