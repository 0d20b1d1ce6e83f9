import { Banner, Button, Countdown, Dialog, Stack, Text, useSecondsLeft } from '@dosar/design-system';
import { graceMinutes } from '@dosar/scheduling-domain';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { useVisitTimes } from '../slots/visit-times.ts';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import type { FieldReport } from './report-queue.ts';

/** How long somebody is waited for, in milliseconds. */
export const grace = graceMinutes * 60_000;

type NobodyWindowProps = {
  visit: Visit;
  onReport: (report: Omit<FieldReport, 'field_report_id' | 'happened_at'>) => Promise<void>;
  onClose: () => void;
};

/** Nobody came: fifteen minutes are waited, then the visit can be closed. */
export function NobodyWindow({ visit, onReport, onClose }: NobodyWindowProps) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const from = new Date(Date.parse(visit.starts_at) + grace).toISOString();
  const secondsLeft = useSecondsLeft(from);
  const hour = time(visit.starts_at);
  const close = async () => {
    await onReport({ visit_id: visit.visit_id, status: 'client_no_show' });
    onClose();
  };
  return (
    <Dialog
      open
      title={t(messages.nobodyTitle)}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.keepWaiting)}</Button>
          <Button variant="primary" disabled={secondsLeft > 0} onClick={() => void close()}>
            {secondsLeft > 0 ? t(messages.closeLater, { hour: time(from) }) : t(messages.closeNow)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          {t(messages.nobodyLead, {
            plate: visit.plate === null ? visit.claim_file_no : formatPlate(visit.plate),
            hour,
          })}
        </Text>
        {secondsLeft > 0 && (
          <Countdown secondsLeft={secondsLeft} describe={(clock) => t(messages.wait, { clock, hour })} />
        )}
        <Banner tone="info">{t(messages.sms)}</Banner>
      </Stack>
    </Dialog>
  );
}
