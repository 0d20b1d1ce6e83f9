import { useAtomValue } from 'jotai';
import { createContext, use } from 'react';
import type { PhotoUploads } from '../photos/photo-uploads.ts';
import type { DraftStore } from './draft-store.ts';

/** One claim notification under way: whose, what was entered, and the photos on their way. */
export type Notification = { orgKey: string; draft: DraftStore; uploads: PhotoUploads };

export const NotificationContext = createContext<Notification | undefined>(undefined);

/** The notification that this page belongs to. */
export function useNotification(): Notification {
  const notification = use(NotificationContext);
  if (!notification) throw new Error('This page belongs inside a claim notification.');
  return notification;
}

/** What was entered so far, always up to date. */
export function useDraft() {
  const { draft } = useNotification();
  return useAtomValue(draft.atom);
}

/** The photos, wherever they are on their way. */
export function usePhotoEntries() {
  const { uploads } = useNotification();
  return useAtomValue(uploads.entries);
}
