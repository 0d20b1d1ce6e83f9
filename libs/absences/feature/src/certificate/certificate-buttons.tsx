import { useProblemText } from '@dosar/api-client';
import { Banner, Button, Flex } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { ChooseFile } from './choose-file.tsx';
import { messages } from './messages.ts';
import { useCertificate } from './use-certificate.ts';

/** The medical certificate of one's own absence: added, read, replaced, and taken away while nobody has approved it. */
export function CertificateButtons({ absence }: { absence: Schema<'Absence'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { absence_id: id, state, has_certificate_file: hasFile } = absence;
  const certificate = useCertificate(id);
  const isOpen = state === 'draft' || state.startsWith('awaiting');
  const isKept = isOpen || state === 'approved' || state === 'active' || state === 'ended';
  return (
    <>
      {certificate.error && (
        <Banner tone="danger" title={t(messages.failed)} live>
          {problemText(certificate.error)}
        </Banner>
      )}
      <Flex gap="2" flexWrap="wrap">
        {hasFile && (
          <Button
            variant="quiet"
            icon="download"
            loading={certificate.save.isPending}
            onClick={() => certificate.save.mutate(id)}
          >
            {t(messages.open)}
          </Button>
        )}
        {isKept && (
          <ChooseFile
            text={t(hasFile ? messages.replace : messages.add)}
            isBusy={certificate.attach.isPending}
            onFile={(file) => certificate.attach.mutate(file)}
          />
        )}
        {hasFile && isOpen && (
          <Button variant="quiet" loading={certificate.isRemoving} onClick={certificate.remove}>
            {t(messages.remove)}
          </Button>
        )}
      </Flex>
    </>
  );
}
