import { useState, type ComponentType } from 'react';
import { openDraftStore } from '../claim-notification/draft-store.ts';
import { NotificationContext, type Notification } from '../claim-notification/notification-context.ts';
import { emptyDraft, type NotificationDraft } from '../claim-notification/notification-draft.ts';
import { PhotoUploads, type PhotoProblem } from '../photos/photo-uploads.ts';

/** What became of the upload of a photo in a story. */
type PhotoFate = 'onItsWay' | PhotoProblem;

type Shown = {
  draft?: NotificationDraft;
  /** Photos chosen a moment ago, by name. */
  photos?: Record<string, PhotoFate>;
};

/** Decorator of stories: a page of a notification that lives in memory only. */
export function inNotification({ draft = emptyDraft(), photos = {} }: Shown = {}) {
  return function InNotification(Story: ComponentType) {
    const [notification] = useState(() => notificationInMemory(draft, photos));
    return (
      <NotificationContext value={notification}>
        <Story />
      </NotificationContext>
    );
  };
}

function notificationInMemory(draft: NotificationDraft, photos: Record<string, PhotoFate>): Notification {
  const now = () => 0;
  const store = openDraftStore('demo', { storage: storageWith(JSON.stringify({ savedAt: 0, draft })), now });
  const uploads = new PhotoUploads(draft.photos, {
    upload: (file, { onProgress }) =>
      new Promise((_resolve, reject) => {
        const fate = photos[file.name] ?? 'onItsWay';
        if (fate === 'onItsWay') onProgress(0.42);
        else reject(new Error(fate));
      }),
    problemOf: (error) => (error as Error).message as PhotoProblem,
    takeBack: () => undefined,
    onUploaded: () => undefined,
  });
  uploads.add(Object.keys(photos).map((name) => new File(['photo'], name, { type: 'image/jpeg' })));
  return { orgKey: 'demo', draft: store, uploads };
}

function storageWith(text: string): Storage {
  return {
    length: 1,
    getItem: () => text,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
    key: () => null,
  };
}
