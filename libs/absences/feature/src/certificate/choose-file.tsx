import { FileChooser } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const accepted =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif,application/pdf,.heic,.heif,.tif,.tiff,.avif';

type ChooseFileProps = { text: string; isBusy?: boolean; onFile: (file: File) => void };

/** Opens the files of the device; a phone offers its camera among them. */
export function ChooseFile({ text, isBusy = false, onFile }: ChooseFileProps) {
  const { formatMessage: t } = useIntl();
  return (
    <FileChooser
      icon="attach_file"
      label={t(messages.file)}
      accept={accepted}
      single
      loading={isBusy}
      onChoose={([file]) => file && onFile(file)}
    >
      {text}
    </FileChooser>
  );
}
