import {
  Box,
  Disclosure,
  DisclosureButton,
  DisclosureContent,
  Flex,
  Heading,
  Icon,
  Menu,
  MenuItem,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ownReportsQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useScheduleActs } from './use-schedule-acts.ts';
import { useScheduleWords } from './schedule-words.ts';

type Schedule = Schema<'ReportSchedule'>;
type ScheduleListProps = {
  /** Only those of this report; of all when absent. */
  state?: string;
  /** Stands beside the heading. */
  action?: ReactNode;
};

/** What is sent by e-mail, when, to whom, and whether it arrived. */
export function ScheduleList({ state, action }: ScheduleListProps) {
  const { formatMessage: t } = useIntl();
  const { data } = useQuery(ownReportsQuery);
  const [changed, setChanged] = useState<Schedule>();
  const schedules = (data?.schedules ?? []).filter((one) => state === undefined || one.state === state);
  return (
    <Box as="section" aria-labelledby="schedules">
      <Flex alignItems="center" gap="2" marginBottom="1">
        <Heading as="h2" size="md" id="schedules" flex="1">
          {t(messages.heading)}{' '}
          {schedules.length > 0 && (
            <Text as="span" tone="muted" size="sm">
              {schedules.length}
            </Text>
          )}
        </Heading>
        {action}
      </Flex>
      {schedules.length === 0 && (
        <Text tone="muted" size="sm">
          {t(state === undefined ? messages.none : messages.noneHere)}
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-labelledby="schedules">
        {schedules.map((one) => (
          <ScheduleLine
            key={one.report_schedule_id}
            schedule={one}
            isNamed={state === undefined}
            onChange={() => setChanged(one)}
          />
        ))}
      </Box>
      {changed && (
        <ScheduleDialog
          open
          key={`${changed.report_schedule_id} ${changed.row_version}`}
          report={changed}
          schedule={changed}
          onClose={() => setChanged(undefined)}
        />
      )}
    </Box>
  );
}

type ScheduleLineProps = { schedule: Schedule; isNamed: boolean; onChange: () => void };

function ScheduleLine({ schedule, isNamed, onChange }: ScheduleLineProps) {
  const { formatMessage: t } = useIntl();
  const when = useScheduleWords();
  const acts = useScheduleActs();
  const { name, timing, readers, formats, status } = schedule;
  const isActive = status === 'active';
  return (
    <Flex as="li" gap="2" paddingBlock="2" borderTopWidth="1px" borderColor="border">
      <Box flex="1" minWidth="0">
        {isNamed && <Text fontWeight="strong">{name}</Text>}
        <Text size={isNamed ? 'sm' : undefined}>
          {when(timing)} · {formats.map((format) => format.toUpperCase()).join(', ')}
        </Text>
        <Text tone="muted" size="sm">
          {readers.map((reader) => reader.full_name).join(', ')}
        </Text>
        {!isActive && (
          <Text size="sm" color="warning">
            {t(status === 'paused' ? messages.isPaused : messages.isStopped)}
          </Text>
        )}
        <Runs schedule={schedule} />
      </Box>
      <Menu label={t(messages.actions, { name })} button={<Icon name="more_horiz" />}>
        {status !== 'stopped' && (
          <>
            <MenuItem onSelect={onChange}>{t(messages.change)}</MenuItem>
            <MenuItem onSelect={() => void acts.sendNow(schedule)}>{t(messages.sendNow)}</MenuItem>
          </>
        )}
        <MenuItem onSelect={() => void acts.pause(schedule, isActive)}>
          {t(isActive ? messages.pause : messages.resume)}
        </MenuItem>
        <MenuItem onSelect={() => void acts.remove(schedule)}>{t(messages.remove)}</MenuItem>
      </Menu>
    </Flex>
  );
}

/** The last time in words; the ones before it behind a summary. */
function Runs({ schedule: { runs } }: { schedule: Schedule }) {
  const { formatMessage: t } = useIntl();
  const [last, ...earlier] = runs;
  if (last === undefined)
    return (
      <Text tone="muted" size="sm">
        {t(messages.notYet)}
      </Text>
    );
  return (
    <>
      <Run run={last} />
      {earlier.length > 0 && (
        <Disclosure>
          <DisclosureButton variant="quiet">{t(messages.history)}</DisclosureButton>
          <DisclosureContent>
            {earlier.map((run) => (
              <Run key={run.ran_at} run={run} />
            ))}
          </DisclosureContent>
        </Disclosure>
      )}
    </>
  );
}

function Run({ run }: { run: Schema<'ReportRun'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { ran_at, reader_count: readers, delivered_count: delivered, failed_count: failed, left_out } = run;
  const isWhole = failed === 0 && left_out.length === 0 && run.finding !== '';
  return (
    <Text size="sm" color={isWhole ? 'textMuted' : 'warning'}>
      {run.finding === ''
        ? `${dateTime(ran_at)}, ${t(messages.notMade)}`
        : t(messages.sentAt, { moment: dateTime(ran_at), delivered, readers })}
      {left_out.length > 0 && `; ${t(messages.leftOut, { names: left_out.join(', ') })}`}
    </Text>
  );
}
