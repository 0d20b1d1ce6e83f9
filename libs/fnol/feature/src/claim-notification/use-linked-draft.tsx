import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfPage } from './notification-address.ts';
import type { Notification } from './notification-context.ts';
import { openNotification } from './open-notification.ts';

const LostLink = lazy(async () => ({ default: (await import('./lost-link.tsx')).LostLink }));

/**
 * Takes up the draft that a link names, before the form shows anything.
 *
 * A link that opens nothing any more says so above the form, which then begins with what this device has.
 */
export function useLinkedDraft(
  orgKey: string,
  isEntered: boolean,
  onOpened: (notification: Notification) => void,
): { isTakingUp: boolean; lost: ReactNode } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isLinked = hash.startsWith('#draft=');
  const [state, setState] = useState<'none' | 'lost'>('none');
  const isTakingUp = isLinked && state === 'none';
  useEffect(
    function takeUp() {
      if (!isEntered || !isTakingUp) return undefined;
      let isOver = false;
      const opened = openNotification(orgKey);
      void (async () => {
        const { keyInLink, takeUpServerDraft } = await import('./server-draft.ts');
        const key = keyInLink(hash);
        if (key === undefined) throw new Error('A link without a key.');
        await takeUpServerDraft(orgKey, key, opened.draft);
      })().then(
        () => {
          if (isOver) return;
          onOpened(opened);
          void navigate(addressOfPage(orgKey, opened.draft.read().page), { replace: true });
        },
        () => {
          if (!isOver) setState('lost');
        },
      );
      return () => {
        isOver = true;
      };
    },
    [isEntered, isTakingUp, orgKey, hash, navigate, onOpened],
  );
  return {
    isTakingUp,
    lost: state === 'lost' && (
      <Suspense>
        <LostLink />
      </Suspense>
    ),
  };
}
