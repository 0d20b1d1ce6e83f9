import { Box, Button, CheckboxField, Flex, Heading, SelectField, Stack, Text } from '@dosar/design-system';
import { formatDate } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AbsentVisits, useVisits } from './absent-visits.tsx';
import { BeforeLeave, isDueBefore } from './before-leave.tsx';
import { messages } from './messages.ts';

type Preview = Schema<'DecisionPreview'>;
type Line = Schema<'HandOverLine'>;

/** The proposal with what the manager has changed. */
export function useHandOver({ lines, visits }: Preview) {
  const moving = useVisits(visits);
  const [owners, setOwners] = useState<ReadonlyMap<string, string>>(new Map());
  const [untold, setUntold] = useState<ReadonlySet<string>>(new Set());
  const ownerOf = (line: Line) => owners.get(line.assignment_id) ?? line.to_user_id ?? '';
  const moved = lines.filter((line) => ownerOf(line) !== '');
  const tellable = moved.filter((line) => line.channel !== null);
  return {
    moving,
    ownerOf,
    giveTo: (line: Line, userId: string) =>
      setOwners((before) => new Map(before).set(line.assignment_id, userId)),
    tellable,
    isTold: (line: Line) => !untold.has(line.claim_file_id),
    toggleTold: ({ claim_file_id: id }: Line) =>
      setUntold(
        (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    lines: moved.map((line) => ({
      assignment_id: line.assignment_id,
      row_version: line.row_version,
      to_user_id: ownerOf(line),
    })),
    toldFileIds: tellable.filter((line) => !untold.has(line.claim_file_id)).map((line) => line.claim_file_id),
  };
}

type HandOverLinesProps = { preview: Preview; handOver: ReturnType<typeof useHandOver> };

const shownAtFirst = 6;

/** Each piece of work with its new owner, or that it stays; each line can be changed. */
export function HandOverLines({
  preview: { lines, visits, absence, candidates },
  handOver,
}: HandOverLinesProps) {
  const { formatMessage: t } = useIntl();
  const [isAll, setAll] = useState(false);
  const isLegal = ({ legal_due_date: day }: Line) =>
    day !== null && day >= absence.date_from && day <= absence.date_to;
  const concerned = lines.filter((line) => line.is_in_period);
  const before = lines.filter((line) => isDueBefore(absence, line));
  const groups = [
    { title: messages.tasks, members: concerned.filter((line) => !isLegal(line)) },
    { title: messages.legal, members: concerned.filter(isLegal) },
    {
      title: messages.stays,
      members: isAll ? lines.filter((line) => !line.is_in_period && !before.includes(line)) : [],
    },
  ];
  const staying = lines.length - concerned.length - before.length;
  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {t(messages.changes)}
      </Heading>
      <BeforeLeave lines={before} />
      {visits.length > 0 && <AbsentVisits visits={visits} candidates={candidates} moving={handOver.moving} />}
      {concerned.length === 0 && visits.length === 0 && <Text tone="muted">{t(messages.noWork)}</Text>}
      {groups.map(
        ({ title, members }) =>
          members.length > 0 && (
            <Box as="section" key={title.id} aria-label={t(title)}>
              <b>{`${t(title)} ${members.length}`}</b>
              {(isAll ? members : members.slice(0, shownAtFirst)).map((line) => (
                <Flex
                  key={line.assignment_id}
                  gap="2"
                  alignItems="center"
                  justifyContent="space-between"
                  paddingBlock="0.5"
                >
                  <Text as="span" size="sm" flex="1" minWidth="0">
                    {[
                      formatDate(isLegal(line) ? (line.legal_due_date ?? line.due_at) : line.due_at),
                      line.claim_file_no,
                      line.plate,
                      line.name,
                    ]
                      .filter((word) => word !== null)
                      .join(' · ')}
                  </Text>
                  <SelectField
                    label={t(messages.goesTo, { file: line.claim_file_no })}
                    labelHidden
                    placeholder={t(messages.stays)}
                    value={handOver.ownerOf(line)}
                    choices={candidates.map((person) => ({ value: person.user_id, label: person.full_name }))}
                    onChange={(event) => handOver.giveTo(line, event.target.value)}
                  />
                </Flex>
              ))}
            </Box>
          ),
      )}
      {staying > 0 && !isAll && <Text tone="muted">{t(messages.stay, { count: staying })}</Text>}
      {!isAll && lines.length - before.length > shownAtFirst && (
        <div>
          <Button variant="plain" onClick={() => setAll(true)}>
            {t(messages.more, {
              count: lines.length - before.length - Math.min(concerned.length, shownAtFirst),
            })}
          </Button>
        </div>
      )}
      {handOver.tellable.length > 0 && (
        <Box as="section" aria-label={t(messages.told)}>
          <b>{`${t(messages.told)} ${handOver.toldFileIds.length}`}</b>
          {handOver.tellable.map((line) => (
            <CheckboxField
              key={line.claim_file_id}
              label={t(messages.tell, { file: line.claim_file_no, channel: line.channel ?? 'phone' })}
              checked={handOver.isTold(line)}
              onChange={() => handOver.toggleTold(line)}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
