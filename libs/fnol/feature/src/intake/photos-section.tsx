import { FileField, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { photoRules } from '../photos/photo-rules.ts';
import { IntakeSection } from './intake-section.tsx';
import { photoMessages } from './photo-messages.ts';
import type { useReceivedPhotos } from './received-photos.ts';

/** The photos that came with the report, such as by e-mail: compared at once, sent when the claim is open. */
export function PhotosSection({ photos, add, remove }: ReturnType<typeof useReceivedPhotos>) {
  const { formatMessage: t } = useIntl();
  return (
    <IntakeSection number={6} title={t(photoMessages.title)}>
      <FileField
        id="intake-photos"
        label={t(photoMessages.label)}
        hint={t(photoMessages.hint)}
        files={photos.map(({ id, file }) => ({ id, name: file.name, state: 'waiting' }))}
        rules={photoRules}
        onAdd={(files) => void add(files)}
        onRemove={remove}
        onRetry={() => undefined}
      />
      {photos.length > 0 && <Text tone="muted">{t(photoMessages.notInDraft)}</Text>}
    </IntakeSection>
  );
}
