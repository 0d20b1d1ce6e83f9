import { Button, FileChooser, Flex, Stack, Text } from '@dosar/design-system';
import { FormTextField } from '@dosar/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ExamplePictures, type ExampleCode } from '../doc-request/example-pictures.tsx';
import { messages } from './example-messages.ts';
import { pictureTypes, shrunkPicture } from './shrunk-picture.ts';

type ExampleChooserProps = {
  drawn: ExampleCode;
  /** Where the picture is, or the picture itself; nothing where the drawing is shown. */
  picture: string | null;
  alt: string;
  onPicture: (dataUrl: string | null) => void;
};

/** What claimants see as an example: the drawing, or a picture of the insurer with words for it. */
export function ExampleChooser({ drawn, picture, alt, onPicture }: ExampleChooserProps) {
  const { formatMessage: t } = useIntl();
  const [isRefused, setRefused] = useState(false);
  const choose = async ([file]: File[]) => {
    if (file === undefined) return;
    const chosen = await shrunkPicture(file);
    setRefused(chosen === undefined);
    if (chosen !== undefined) onPicture(chosen);
  };
  return (
    <Stack gap="3">
      <ExamplePictures code={drawn} example={picture === null ? null : { url: picture, alt }} />
      <Text id="own-example" fontWeight="strong">
        {t(messages.own)}
      </Text>
      <Flex gap="2" flexWrap="wrap">
        <FileChooser
          labelledBy="own-example"
          accept={pictureTypes}
          icon="upload"
          onChoose={(files) => void choose(files)}
        >
          {t(picture === null ? messages.choose : messages.replace)}
        </FileChooser>
        {picture !== null && (
          <Button variant="quiet" onClick={() => onPicture(null)}>
            {t(messages.remove)}
          </Button>
        )}
      </Flex>
      <Text tone="muted" size="sm">
        {t(messages.hint)}
      </Text>
      {isRefused && (
        <Text role="alert" color="danger">
          {t(messages.noPicture)}
        </Text>
      )}
      {picture !== null && (
        <>
          <FormTextField name="alt_ro" label={t(messages.altRo)} hint={t(messages.altHint)} maxLength={200} />
          <FormTextField name="alt_en" label={t(messages.altEn)} maxLength={200} />
        </>
      )}
    </Stack>
  );
}
