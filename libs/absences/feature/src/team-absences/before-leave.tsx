import { Box, Button, Text } from '@dosar/design-system';
import { formatDate } from '@dosar/i18n';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Line = Schema<'HandOverLine'>;

const shownAtFirst = 6;

/** Whether work has to be done before somebody leaves: its own or its legal deadline comes first. */
export function isDueBefore({ date_from: from }: Schema<'Absence'>, line: Line): boolean {
  const { legal_due_date: legal, due_at: dueAt } = line;
  return !line.is_in_period && (localDateOf(new Date(dueAt)) < from || (legal !== null && legal < from));
}

/** Work that nobody takes over because it is due before the leave begins. */
export function BeforeLeave({ lines }: { lines: readonly Line[] }) {
  const { formatMessage: t } = useIntl();
  const [isAll, setAll] = useState(false);
  if (lines.length === 0) return null;
  return (
    <Box as="section" aria-label={t(messages.before)}>
      <b>{`${t(messages.before)} ${lines.length}`}</b>
      <Box as="ul" listStyleType="none">
        {(isAll ? lines : lines.slice(0, shownAtFirst)).map((line) => (
          <Box as="li" key={line.assignment_id}>
            <Text as="span" size="sm">
              {[formatDate(firstDay(line)), line.claim_file_no, line.plate, line.name]
                .filter((word) => word !== null)
                .join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
      {!isAll && lines.length > shownAtFirst && (
        <Button variant="plain" onClick={() => setAll(true)}>
          {t(messages.more, { count: lines.length - shownAtFirst })}
        </Button>
      )}
    </Box>
  );
}

/** The deadline that comes first. */
function firstDay({ legal_due_date: legal, due_at: dueAt }: Line): string {
  const due = localDateOf(new Date(dueAt));
  return legal !== null && legal < due ? legal : due;
}
