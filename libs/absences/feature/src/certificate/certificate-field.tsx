import { FileField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type CertificateFieldProps = { file: File | undefined; onFile: (file: File | undefined) => void };

const rules = {
  types: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/heic',
    'image/heif',
    'image/tiff',
    'image/avif',
  ],
  maxBytes: 26_214_400,
  maxFiles: 1,
};

/** The file of a request for medical leave; it goes with the request. */
export function CertificateField({ file, onFile }: CertificateFieldProps) {
  const { formatMessage: t } = useIntl();
  return (
    <FileField
      label={t(messages.file)}
      hint={t(messages.about)}
      files={file ? [{ id: 'certificate', name: file.name, state: 'done' }] : []}
      rules={rules}
      onAdd={([chosen]) => onFile(chosen)}
      onRemove={() => onFile(undefined)}
      onRetry={() => undefined}
    />
  );
}
