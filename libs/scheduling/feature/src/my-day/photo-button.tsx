import { Button, Text } from '@dosar/design-system';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type PhotoButtonProps = {
  /** How many photos of the visit are still on the device. */
  waiting: number;
  onPhotos: (files: readonly File[]) => void;
};

/** Opens the camera; what it takes goes into the file of the visit, with or without a network. */
export function PhotoButton({ waiting, onPhotos }: PhotoButtonProps) {
  const { formatMessage: t } = useIntl();
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button wide icon="photo_camera" onClick={() => camera.current?.click()}>
        {t(messages.photo)}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        multiple
        accept="image/*"
        capture="environment"
        aria-label={t(messages.photo)}
        onChange={({ currentTarget }) => {
          onPhotos([...(currentTarget.files ?? [])]);
          // The same photo may be chosen again.
          currentTarget.value = '';
        }}
      />
      {waiting > 0 && (
        <Text size="sm" tone="muted" role="status">
          {t(messages.photosWaiting, { count: waiting })}
        </Text>
      )}
    </>
  );
}
