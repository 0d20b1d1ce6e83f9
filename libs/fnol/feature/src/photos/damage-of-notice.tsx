import { browseVehicleParts, referenceQuery } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDraft, useNotification } from '../claim-notification/notification-context.ts';
import { DamagePicker } from '../damage/damage-picker.tsx';

const noParts: never[] = [];

/** Where the claimant's car is damaged, kept with the draft. */
export function DamageOfNotice() {
  const { draft } = useNotification();
  const { damage } = useDraft();
  const { data: parts = noParts } = useQuery(referenceQuery(browseVehicleParts));
  return (
    <DamagePicker
      parts={parts}
      damage={damage}
      onChange={({ zones, parts: codes }) =>
        draft.change({ damage: { zones: [...zones], parts: [...codes] } })
      }
    />
  );
}
