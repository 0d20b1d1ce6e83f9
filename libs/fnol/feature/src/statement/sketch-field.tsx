import { Box, Button, FileChooser, SignatureField, Stack, Text } from '@dosar/design-system';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { statementMessages as messages } from './statement-messages.ts';

// As the contract has it: a data address is a third longer than its bytes.
const mostBytes = 145_000;

type SketchFieldProps = { sketch: string | null; onChange: (sketch: string | null) => void };

/** Box 13: drawn with a finger, or a picture of the paper. */
export function SketchField({ sketch, onChange }: SketchFieldProps) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  // Whoever draws goes on with the next stroke: the picture takes the place of the field on the next visit.
  const [isDrawing, setDrawing] = useState(false);
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > mostBytes);
    if (file.size > mostBytes) return;
    setDrawing(false);
    onChange(await dataAddress(file));
  };
  if (sketch !== null && !isDrawing)
    return (
      <Stack gap="2" alignItems="flex-start">
        <img src={sketch} alt={t(boxMessages.sketch)} style={{ maxWidth: '100%', background: 'white' }} />
        <Button onClick={() => onChange(null)}>{t(messages.removeSketch)}</Button>
      </Stack>
    );
  return (
    <Stack gap="2">
      <SignatureField
        label={t(messages.drawSketch)}
        clearLabel={t(messages.clear)}
        onChange={(drawing) => {
          setDrawing(true);
          onChange(drawing ?? null);
        }}
      />
      <Box>
        <FileChooser
          id={id}
          labelledBy={id}
          accept="image/png,image/jpeg,image/webp"
          onChoose={(files) => void upload(files[0])}
        >
          {t(messages.uploadSketch)}
        </FileChooser>
      </Box>
      {isTooLarge && (
        <Text tone="danger" role="alert">
          {t(messages.sketchTooLarge)}
        </Text>
      )}
    </Stack>
  );
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });
}
