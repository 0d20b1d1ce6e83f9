import { Box, FileChooser, Text } from '@dosar/design-system';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { smallPicture } from './small-picture.ts';
import { statementMessages as messages } from './statement-messages.ts';

/** The way without drawing: a picture of the sketch on paper, made small enough here. */
export function SketchUpload({ onChoose }: { onChoose: (picture: string) => void }) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    const picture = await smallPicture(file).catch(() => undefined);
    setRefused(picture === undefined);
    if (picture !== undefined) onChoose(picture);
  };
  return (
    <Box>
      <FileChooser
        id={id}
        labelledBy={id}
        accept="image/png,image/jpeg,image/webp"
        onChoose={(files) => void upload(files[0])}
      >
        {t(messages.uploadSketch)}
      </FileChooser>
      {isRefused && (
        <Text tone="danger" role="alert">
          {t(messages.sketchTooLarge)}
        </Text>
      )}
    </Box>
  );
}
