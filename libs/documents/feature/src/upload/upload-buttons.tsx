import { Button, useIsPhone } from '@dosar/design-system';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const accepted =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif,application/pdf,.heic,.heif,.tif,.tiff,.avif';

/** Opens the files of the device, and on phones its camera as well. */
export function UploadButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again after it was removed.
    input.value = '';
  };
  return (
    <>
      <Button icon="upload" onClick={() => files.current?.click()}>
        {t(messages.upload)}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={t(messages.filesLabel)}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {isPhone && (
        <>
          <Button icon="photo_camera" onClick={() => camera.current?.click()}>
            {t(messages.camera)}
          </Button>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={t(messages.camera)}
            onChange={({ currentTarget }) => take(currentTarget)}
          />
        </>
      )}
    </>
  );
}
