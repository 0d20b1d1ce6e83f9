import { isApiProblem, useProblemText } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Text } from '@dosar/design-system';
import { FormDialog, FormSelectField, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParameterWords } from '../parameter-words.ts';
import { ownReportsQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { NextMoments } from './next-moments.tsx';
import { ReaderFields, FormatFields } from './reader-fields.tsx';
import { contentOf, firstAnswers, scheduleForm } from './schedule-form.ts';
import { useScheduleActs } from './use-schedule-acts.ts';
import { TimingFields } from './timing-fields.tsx';

/** The report that is sent, with the parameters that it has unless others are chosen. */
export type ScheduledReport = Pick<Schema<'ReportAnswer'>, 'state' | 'name' | 'parameters'>;

type ScheduleDialogProps = {
  open: boolean;
  report: ScheduledReport;
  /** What is changed; absent for a new one. */
  schedule?: Schema<'ReportSchedule'>;
  onClose: () => void;
};

const reasons = {
  readers_missing: messages.readersMissing,
  formats_missing: messages.formatMissing,
  invalid_value: messages.readersMissing,
};

/** Asks when, how and to whom a report is sent by e-mail. */
export function ScheduleDialog({ open, report, schedule, onClose }: ScheduleDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const words = useParameterWords();
  const acts = useScheduleActs();
  const { profile } = useSession();
  const { data: own } = useQuery(ownReportsQuery);
  const form = useZodForm({
    schema: scheduleForm,
    defaultValues: firstAnswers(schedule, profile?.user_id ?? ''),
  });
  const { state, name, parameters } = report;
  const sets = (own?.sets ?? []).filter((one) => one.state === state);
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.title, { name })}
      submitLabel={t(schedule ? messages.keep : messages.submit)}
      onClose={onClose}
      onSubmit={async (answers) => {
        const chosen = sets.find((one) => one.report_set_id === answers.set)?.parameters ?? parameters;
        const content = contentOf(answers, chosen);
        if (schedule)
          await acts.change(schedule, {
            ...content,
            is_paused: schedule.status === 'paused',
            row_version: schedule.row_version,
          });
        else await acts.schedule({ state, ...content });
        onClose();
      }}
      fieldOf={(field) => (field === 'reader_user_ids' ? 'readers' : field)}
      problemText={(problem) => {
        if (isApiProblem(problem, 'conflict')) return t(messages.tooMany);
        return isApiProblem(problem, 'stale_row_version') ? t(messages.changed) : problemText(problem);
      }}
      reasons={reasons}
    >
      <Text tone="muted">{t(messages.lead)}</Text>
      <FormSelectField
        name="set"
        label={t(messages.parameters)}
        placeholder={`${words.line(parameters)} (${t(messages.asShown)})`}
        choices={sets.map((one) => ({ value: one.report_set_id, label: one.name }))}
      />
      <TimingFields />
      <ReaderFields state={state} />
      <FormatFields />
      <NextMoments />
    </FormDialog>
  );
}
