import { useEffect, useEffectEvent } from 'react';
import { noticePermission } from './permission.ts';

/** What the browser shows outside the page. */
export type BrowserNotice = {
  title: string;
  body: string;
  /** One notice of a kind at a time, however many tabs know of it. */
  tag: string;
};

/** Has the browser tell something new while the page is out of sight; a click leads to the page. */
export function useBrowserNotice(isNew: boolean, { title, body, tag }: BrowserNotice): void {
  const tell = useEffectEvent(() => {
    if (!document.hidden || noticePermission() !== 'granted') return;
    try {
      const notice = new Notification(title, { body, tag });
      notice.addEventListener('click', () => {
        window.focus();
        notice.close();
      });
    } catch {
      // Browsers of phones leave this to installed apps. The dialog waits on the page.
    }
  });
  useEffect(
    function tellWhatIsNew() {
      if (isNew) tell();
    },
    [isNew, body],
  );
}
