import { Banner, Button, Dialog, CheckboxField, Flex, Stack, Text, notify } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChosenSlot } from '../slots/slot-question.ts';
import { alternativesIn } from '../slots/slot-taken.ts';
import { SlotSearch } from '../slots/slot-search.tsx';
import { useVisitTimes } from '../slots/visit-times.ts';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { claimantMessages } from './claimant-messages.ts';
import { messages } from './messages.ts';
import { TakenBanner } from './taken-banner.tsx';
import { useVisitChange, useVisitRefusal } from './use-visit-change.ts';

type MoveVisitProps = { visit: Visit; isForStaff: boolean; onDone: () => void };

/** Another hour for a visit. The old one stays taken until the new one is confirmed. */
export function MoveVisit({ visit, isForStaff, onDone }: MoveVisitProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const refusalText = useVisitRefusal();
  const { move, refresh } = useVisitChange();
  const [chosen, choose] = useState<ChosenSlot>();
  const [tells, setTells] = useState(true);
  const moving = useMutation({
    mutationFn: (slot: ChosenSlot) =>
      move({
        visit_id: visit.visit_id,
        row_version: visit.row_version,
        ...slot,
        ...(isForStaff && { tells_claimant: tells }),
      }),
    onSuccess: async () => {
      notify.success(t(messages.moved));
      await refresh();
      onDone();
    },
    onError: async () => {
      choose(undefined);
      await refresh();
    },
  });
  const alternatives = alternativesIn(moving.error);
  return (
    <Stack gap="4">
      <Flex gap="3" justifyContent="space-between" flexWrap="wrap" alignItems="center">
        <Text>{t(messages.moveKept, { hour: at(visit.starts_at) })}</Text>
        <Button onClick={onDone}>{t(messages.back)}</Button>
      </Flex>
      {alternatives && (
        <TakenBanner
          {...{ alternatives }}
          places={[visit.place]}
          isBusy={moving.isPending}
          onChoose={choose}
        />
      )}
      {moving.isError && !alternatives && (
        <Banner tone="danger" live>
          {refusalText(moving.error)}
        </Banner>
      )}
      <SlotSearch
        purpose={{ visit_id: visit.visit_id }}
        county={visit.place.county_code}
        isForStaff={isForStaff}
        hasOffer={alternatives !== undefined && alternatives.length > 0}
        isBusy={moving.isPending}
        onChoose={choose}
      />
      <Dialog
        open={chosen !== undefined}
        title={t(messages.moveConfirm)}
        size="small"
        onClose={() => choose(undefined)}
        footer={
          <>
            <Button onClick={() => choose(undefined)}>{t(messages.back)}</Button>
            <Button
              variant="primary"
              loading={moving.isPending}
              onClick={() => chosen && moving.mutate(chosen)}
            >
              {t(isForStaff ? messages.move : claimantMessages.move)}
            </Button>
          </>
        }
      >
        <Stack gap="3">
          <Text>
            {t(messages.moveFromTo, { from: at(visit.starts_at), to: chosen ? at(chosen.starts_at) : '' })}
          </Text>
          {isForStaff && (
            <CheckboxField
              label={t(messages.tells)}
              checked={tells}
              onChange={({ target }) => setTells(target.checked)}
            />
          )}
        </Stack>
      </Dialog>
    </Stack>
  );
}
