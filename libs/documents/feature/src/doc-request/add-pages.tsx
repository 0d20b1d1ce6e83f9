import { Banner, byBytes, FileChooser, fileRefusal, Stack, type FileRefusal } from '@dosar/design-system';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { itemMessages } from './item-messages.ts';
import type { RequestedItem } from './request-context.ts';

const pictures = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'image/tiff',
  'image/avif',
];
const mostPages = 20;
const maxBytes = 25 * 1024 * 1024;

type AddPagesProps = {
  item: Pick<RequestedItem, 'name' | 'takes_pdf' | 'takes_pictures' | 'pages'>;
  /** There are pages already: nothing here is the next step any more. */
  isMore?: boolean;
  onChoose: (files: File[]) => void;
};

/** The camera and the files of the device; a file that would be refused is refused here, with the reason. */
export function AddPages({ item, isMore, onChoose }: AddPagesProps) {
  const { formatMessage: t } = useIntl();
  const labelId = useId();
  const [refusal, setRefusal] = useState<FileRefusal>();
  const types = [...(item.takes_pictures ? pictures : []), ...(item.takes_pdf ? ['application/pdf'] : [])];
  const choose = (files: File[]) => byBytes(files, { types }, take);
  const take = (files: File[]) => {
    const refusals = files.map((file, index) =>
      fileRefusal(file, item.pages.length + index, { types, maxBytes, maxFiles: mostPages }),
    );
    setRefusal(refusals.find((found) => found !== undefined));
    const fitting = files.filter((_, index) => refusals[index] === undefined);
    if (fitting.length > 0) onChoose(fitting);
  };
  return (
    <Stack gap="3">
      <span id={labelId} hidden>
        {item.name}
      </span>
      {refusal && (
        <Banner tone="warning" live>
          {t(refusal === 'size' ? itemMessages.tooLarge : itemMessages.wrongType)}
        </Banner>
      )}
      {item.takes_pictures && (
        <FileChooser
          icon="photo_camera"
          variant={isMore ? 'secondary' : 'primary'}
          wide
          labelledBy={labelId}
          accept="image/*"
          camera
          onChoose={choose}
        >
          {t(itemMessages.camera)}
        </FileChooser>
      )}
      <FileChooser icon="image" wide labelledBy={labelId} accept={types.join(',')} onChoose={choose}>
        {t(itemMessages.files)}
      </FileChooser>
    </Stack>
  );
}
