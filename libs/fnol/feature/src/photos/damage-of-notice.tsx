import { browseVehicleParts, referenceQuery } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDraft, useNotification } from '../claim-notification/notification-context.ts';
import { Stack } from '@dosar/design-system';
import { DamagePicker } from '../damage/damage-picker.tsx';
import { ZonePhotos } from './zone-photos.tsx';

const noParts: never[] = [];

/** Where the claimant's car is damaged, kept with the draft. */
export function DamageOfNotice() {
  const { draft } = useNotification();
  const { damage } = useDraft();
  const { data: parts = noParts } = useQuery(referenceQuery(browseVehicleParts));
  return (
    <Stack gap="4">
      <DamagePicker
        parts={parts}
        damage={damage}
        onChange={({ zones, parts: codes }) =>
          draft.change({ damage: { zones: [...zones], parts: [...codes] } })
        }
      />
      <ZonePhotos />
    </Stack>
  );
}
