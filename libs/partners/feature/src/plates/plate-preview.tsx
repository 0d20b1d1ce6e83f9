import { Box, Flex, Grid, Heading, RadioGroupField, SelectField, Stack, Text } from '@dosar/design-system';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './import-messages.ts';

type Preview = Schema<'PlatePreview'>;

/** What somebody says of a file; the server finds the columns that nobody names. */
export type Answers = {
  columns: { plate: number; from: number | null; until: number | null } | undefined;
  isWholeList: boolean;
};

type PreviewProps = { preview: Preview; answers: Answers; onAnswer: (answers: Answers) => void };

const changes = { added: messages.addedOne, changed: messages.changedOne, ended: messages.endedOne };

/** What a file would change: its columns, the numbers, the first differences, and what is left out. */
export function PlatePreview({ preview, answers, onAnswer }: PreviewProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="4">
      <Columns preview={preview} answers={answers} onAnswer={onAnswer} />
      <Box>
        <Box fontWeight="strong">{t(messages.rows, { count: preview.row_count })}</Box>
        <Flex as="ul" listStyleType="none" gap="4" flexWrap="wrap">
          <li>{t(messages.added, { count: preview.added_count })}</li>
          <li>{t(messages.changed, { count: preview.changed_count })}</li>
          <li>{t(messages.ended, { count: preview.ended_count })}</li>
          <li>{t(messages.unchanged, { count: preview.unchanged_count })}</li>
          <li>{t(messages.leftOut, { count: preview.left_out_count })}</li>
        </Flex>
        {preview.shared_count > 0 && (
          <Text tone="muted">{t(messages.shared, { count: preview.shared_count })}</Text>
        )}
      </Box>
      {preview.missing_count > 0 && (
        <RadioGroupField
          name="whole_list"
          label={t(messages.missing, { count: preview.missing_count })}
          value={answers.isWholeList ? 'yes' : 'no'}
          onValueChange={(value) => onAnswer({ ...answers, isWholeList: value === 'yes' })}
          choices={[
            { value: 'no', label: t(messages.stay) },
            { value: 'yes', label: t(messages.endToday) },
          ]}
        />
      )}
      {preview.changes.length > 0 && (
        <Box>
          <Heading as="h3" size="md">
            {t(messages.how)}
          </Heading>
          <Box as="ul" listStyleType="none">
            {preview.changes.map((change) => (
              <Grid as="li" key={change.plate} gap="2" gridTemplateColumns="5.5rem 7rem minmax(0, 1fr)">
                <span>{t(changes[change.change])}</span>
                <Box as="span" fontWeight="strong">
                  {formatPlate(change.plate)}
                </Box>
                <ChangedDays change={change} />
              </Grid>
            ))}
          </Box>
        </Box>
      )}
      <LeftOut rows={preview.left_out} count={preview.left_out_count} />
    </Stack>
  );
}

const days = (from: string | null, until: string | null) =>
  from === null && until === null
    ? ''
    : `${from === null ? '…' : formatLocalDate(from)} – ${until === null ? '…' : formatLocalDate(until)}`;

function ChangedDays({ change }: { change: Preview['changes'][number] }) {
  const { formatMessage: t } = useIntl();
  const after = days(change.valid_from, change.valid_until);
  const before = days(change.before_from, change.before_until);
  return (
    <span>
      {change.change === 'added' ? after : t(messages.change, { before: before || '…', after: after || '…' })}
    </span>
  );
}

function Columns({ preview, answers, onAnswer }: PreviewProps) {
  const { formatMessage: t } = useIntl();
  const used = {
    plate: preview.plate_column,
    from: preview.from_column,
    until: preview.until_column,
  };
  const choices = preview.headings.map((heading, index) => ({
    value: String(index),
    label: [heading || String(index + 1), preview.first_row[index]].filter(Boolean).join(': '),
  }));
  const choose = (name: keyof typeof used, value: string) =>
    onAnswer({ ...answers, columns: { ...used, [name]: value === '' ? null : Number(value) } });
  return (
    <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))">
      <SelectField
        label={t(messages.plateColumn)}
        placeholder={null}
        value={String(used.plate)}
        onChange={({ target }) => choose('plate', target.value)}
        choices={choices}
      />
      {(['from', 'until'] as const).map((name) => (
        <SelectField
          key={name}
          label={t(name === 'from' ? messages.fromColumn : messages.untilColumn)}
          placeholder={t(messages.notTaken)}
          value={used[name] === null ? '' : String(used[name])}
          onChange={({ target }) => choose(name, target.value)}
          choices={choices}
        />
      ))}
    </Grid>
  );
}

function LeftOut({ rows, count }: { rows: Preview['left_out']; count: number }) {
  const { formatMessage: t } = useIntl();
  if (rows.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.leftOutHeading)}
      </Heading>
      <Box as="ul" listStyleType="none">
        {rows.map(({ row, text, reason }) => (
          <Box as="li" key={row} overflowWrap="anywhere">
            {t(messages.row, { no: row })}: {t(messages[reason])}
            <Text tone="muted" size="sm">
              {text}
            </Text>
          </Box>
        ))}
      </Box>
      {count > rows.length && (
        <Text tone="muted">{t(messages.moreLeftOut, { count: count - rows.length })}</Text>
      )}
    </Box>
  );
}
