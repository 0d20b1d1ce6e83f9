import { Button, SignatureField, Stack, Text } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { SketchUpload } from './sketch-upload.tsx';
import { statementMessages as messages } from './statement-messages.ts';

/** Box 13: drawn with a finger, or a picture of the paper. */
export function SketchField() {
  const { formatMessage: t } = useIntl();
  const { field } = useController<Record<string, string | null>>({ name: 'shared.sketch' });
  const sketch = field.value ?? null;
  // Whoever draws goes on with the next stroke: the picture takes the place of the field on the next visit.
  const [isDrawing, setDrawing] = useState(false);
  if (sketch !== null && !isDrawing)
    return (
      <Stack gap="2" alignItems="flex-start">
        <img src={sketch} alt={t(boxMessages.sketch)} style={{ maxWidth: '100%', background: 'white' }} />
        <Button onClick={() => field.onChange(null)}>{t(messages.removeSketch)}</Button>
      </Stack>
    );
  return (
    <Stack gap="2">
      <SignatureField
        tall
        label={t(messages.drawSketch)}
        clearLabel={t(messages.clear)}
        undoLabel={t(messages.undo)}
        onChange={(drawing) => {
          setDrawing(true);
          field.onChange(drawing ?? null);
        }}
      />
      <Text tone="muted" size="sm">
        {t(messages.sketchByFile)}
      </Text>
      <SketchUpload
        onChoose={(picture) => {
          setDrawing(false);
          field.onChange(picture);
        }}
      />
    </Stack>
  );
}
