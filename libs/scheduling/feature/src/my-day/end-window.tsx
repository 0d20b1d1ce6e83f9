import {
  FormDialog,
  FormRadioGroupField,
  FormTextAreaField,
  optionalText,
  requiredChoice,
  useZodForm,
} from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import { grace } from './nobody-window.tsx';
import type { FieldReport } from './report-queue.ts';

const ends = ['vehicle_absent', 'not_completed', 'place_closed'] as const;

/** How a visit that stands so can end: nobody is missing before fifteen minutes have passed, and what has begun is at an open place. */
function endsOf({ status, starts_at: start }: Visit): readonly (typeof ends)[number][] {
  if (status === 'in_work') return ['not_completed'];
  const isLate = Date.now() >= Date.parse(start) + grace;
  return ends.filter(
    (end) =>
      (end !== 'vehicle_absent' || isLate) &&
      (end !== 'not_completed' || status === 'arrived' || status === 'unreported'),
  );
}

const schema = z.object({ status: requiredChoice(ends), note: optionalText({ max: 500 }) });

type EndWindowProps = {
  visit: Visit;
  onReport: (report: Omit<FieldReport, 'field_report_id' | 'happened_at'>) => Promise<void>;
  onClose: () => void;
};

/** How a visit ended that could not be done. */
export function EndWindow({ visit, onReport, onClose }: EndWindowProps) {
  const { formatMessage: t } = useIntl();
  const words = useVisitWords();
  const offered = endsOf(visit);
  const form = useZodForm({ schema, defaultValues: { status: offered[0] ?? 'place_closed', note: '' } });
  return (
    <FormDialog
      open
      form={form}
      size="small"
      title={t(messages.endTitle)}
      submitLabel={t(messages.report)}
      onClose={onClose}
      onSubmit={async ({ status, note }) => {
        await onReport({ visit_id: visit.visit_id, status, ...(note !== '' && { note }) });
        onClose();
      }}
    >
      <FormRadioGroupField
        name="status"
        label={t(messages.ended)}
        choices={offered.map((status) => ({ value: status, label: words.status(status) }))}
      />
      <FormTextAreaField name="note" label={t(messages.note)} optional maxLength={500} />
    </FormDialog>
  );
}
