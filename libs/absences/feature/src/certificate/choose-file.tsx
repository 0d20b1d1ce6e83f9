import { Button } from '@dosar/design-system';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const accepted =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif,application/pdf,.heic,.heif,.tif,.tiff,.avif';

type ChooseFileProps = { text: string; isBusy?: boolean; onFile: (file: File) => void };

/** Opens the files of the device; a phone offers its camera among them. */
export function ChooseFile({ text, isBusy = false, onFile }: ChooseFileProps) {
  const { formatMessage: t } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="attach_file" loading={isBusy} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t(messages.file)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
