import { FileField } from '@dosar/design-system';
import { oneDocument } from '@dosar/kernel/file-names';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type CertificateFieldProps = { file: File | undefined; onFile: (file: File | undefined) => void };

/** The file of a request for medical leave; it goes with the request. */
export function CertificateField({ file, onFile }: CertificateFieldProps) {
  const { formatMessage: t } = useIntl();
  return (
    <FileField
      label={t(messages.file)}
      hint={t(messages.about)}
      files={file ? [{ id: 'certificate', name: file.name, state: 'done' }] : []}
      rules={oneDocument}
      onAdd={([chosen]) => onFile(chosen)}
      onRemove={() => onFile(undefined)}
      onRetry={() => undefined}
    />
  );
}
