import { useIsWide } from '@dosar/design-system';
import { useState } from 'react';

/** The request that lies open beside the list: the one of the address, or the first where there is room, until it is closed. */
export function useOpenCase(
  rows: readonly { approval_id: string }[],
  openId: string | undefined,
  onOpen: (id: string | undefined) => void,
) {
  const isWide = useIsWide();
  const [isClosed, setClosed] = useState(false);
  return {
    shownId: openId ?? (isWide && !isClosed ? rows[0]?.approval_id : undefined),
    close: () => {
      setClosed(true);
      onOpen(undefined);
    },
  };
}
