import { isApiProblem } from '@dosar/api-client';
import { Banner, Button, Dialog, Stack } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useVisitRefusal } from '../booking/use-visit-change.ts';
import { LeftOutList } from './left-out-list.tsx';
import { messages } from './messages.ts';
import type { useLeftOut } from './use-left-out.ts';

type LeftOutWindowProps = {
  leftOut: ReturnType<typeof useLeftOut>;
  mustMove: boolean;
  onSave: () => Promise<void>;
  /** Hours or visits changed meanwhile: the list is asked for again. */
  onOutdated: () => Promise<unknown>;
};

/** Asks what becomes of visits before the place that leaves them out is saved. */
export function LeftOutWindow({ leftOut, mustMove, onSave, onOutdated }: LeftOutWindowProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useVisitRefusal();
  const saving = useMutation({
    mutationFn: onSave,
    onError: (error) => (isOutdated(error) ? onOutdated() : undefined),
  });
  const { visits, moving } = leftOut;
  const isStuck = mustMove && moving.length < visits.length;
  return (
    <Dialog
      open={visits.length > 0}
      title={t(messages.windowTitle)}
      onClose={leftOut.forget}
      footer={
        <>
          <Button onClick={leftOut.forget}>{t(messages.back)}</Button>
          <Button
            variant="primary"
            disabled={isStuck}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {t(messages.save, { count: moving.length })}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {saving.isError && (
          <Banner tone="danger" live>
            {refusalText(saving.error)}
          </Banner>
        )}
        <LeftOutList leftOut={leftOut} mustMove={mustMove} />
      </Stack>
    </Dialog>
  );
}

/** Somebody booked or moved while the list was read. */
export function isOutdated(error: unknown): boolean {
  return isApiProblem(error, 'visits_left_out') || isApiProblem(error, 'slot_taken');
}
