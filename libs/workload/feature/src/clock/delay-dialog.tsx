import { Banner, Button, Dialog, Stack } from '@dosar/design-system';
import { useProblemText } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CauseFields } from './cause-fields.tsx';
import { messages } from './messages.ts';
import { useExplain } from './use-explain.ts';

type DelayDialogProps = {
  open: boolean;
  clock: Schema<'LegalClock'>;
  causes: Schema<'DelayCauses'>;
  onClose: () => void;
};

/** Asks why a legal deadline was missed. */
export function DelayDialog({ open, clock, causes, onClose }: DelayDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const formId = useId();
  const explain = useExplain(clock, onClose);
  return (
    <Dialog
      open={open}
      size="small"
      title={t(messages.whyTitle)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.back)}</Button>
          <Button type="submit" form={formId} variant="primary" loading={explain.isPending}>
            {t(messages.keep)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {explain.isError && (
          <Banner tone="danger" title={t(messages.notKept)} live>
            {problemText(explain.error)}
          </Banner>
        )}
        <CauseFields formId={formId} clock={clock} causes={causes} onSend={explain.send} />
      </Stack>
    </Dialog>
  );
}
