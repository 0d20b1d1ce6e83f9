import { useEffect } from 'react';
import { setIconFontReady } from '../icon/icon-font.ts';
import { loadIconFont } from './lazy-parts.ts';

/** Shows the icons of an organisation's font once it is there, for as long as the page is that organisation's. */
export function useIconFont(address: string | null | undefined): void {
  useEffect(
    function followOrganisation() {
      if (!address) return;
      let isWanted = true;
      void loadIconFont()
        .then(({ fetchIconFont }) => fetchIconFont(address))
        // Not even this part could be had: our own pictures stay.
        .catch(() => false)
        .then((isThere) => isWanted && setIconFontReady(isThere));
      return function backToOwnPictures() {
        isWanted = false;
        setIconFontReady(false);
      };
    },
    [address],
  );
}
