import { FileChooser, useIsPhone } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const accepted =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif,application/pdf,.heic,.heif,.tif,.tiff,.avif';

/** Opens the files of the device, and on phones its camera as well. */
export function UploadButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  return (
    <>
      <FileChooser icon="upload" label={t(messages.filesLabel)} accept={accepted} onChoose={onFiles}>
        {t(messages.upload)}
      </FileChooser>
      {isPhone && (
        <FileChooser
          icon="photo_camera"
          label={t(messages.camera)}
          accept="image/*"
          camera
          onChoose={onFiles}
        >
          {t(messages.camera)}
        </FileChooser>
      )}
    </>
  );
}
