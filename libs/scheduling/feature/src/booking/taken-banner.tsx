import { Banner } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { OfferedSlots } from '../slots/earliest-slots.tsx';
import type { ChosenSlot } from '../slots/slot-question.ts';
import { messages } from './messages.ts';

type TakenBannerProps = {
  alternatives: readonly Schema<'Slot'>[];
  places: readonly { place_id: string; name: string; locality: string }[];
  isBusy: boolean;
  onChoose: (slot: ChosenSlot) => void;
};

/** Somebody else got the hour: the nearest others, one click each. */
export function TakenBanner({ alternatives, places, isBusy, onChoose }: TakenBannerProps) {
  const { formatMessage: t } = useIntl();
  return (
    <section aria-label={t(messages.taken)}>
      <Banner tone="warning" title={t(messages.taken)} live>
        {t(alternatives.length > 0 ? messages.takenHint : messages.noneNear)}
      </Banner>
      <OfferedSlots slots={alternatives} {...{ places, isBusy, onChoose }} />
    </section>
  );
}
