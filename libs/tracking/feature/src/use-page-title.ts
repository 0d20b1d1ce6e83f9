import { useEffect } from 'react';

/** Names the browser tab, and so the bookmark, after what the page shows. */
export function usePageTitle(title: string): void {
  useEffect(
    function nameTab() {
      document.title = title;
    },
    [title],
  );
}
