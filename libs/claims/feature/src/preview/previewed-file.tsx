import { apiQuery, isApiProblem, previewClaimFile, useQueryFailure } from '@dosar/api-client';
import { useEntries } from '@dosar/areas';
import { previewPictures } from '@dosar/areas/claims';
import { LegalTerm, Plate } from '@dosar/claim-parts';
import {
  Banner,
  Box,
  DescriptionList,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  Link,
  LoadingState,
  Stack,
  StatusChip,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { messages } from './messages.ts';
import { PreviewDocuments, PreviewFacts, PreviewTimeline } from './preview-parts.tsx';
import { usePreviewDocuments } from './use-preview-documents.ts';

type PreviewedFileProps = {
  claimFileNo: string;
  reason: string;
};

/** The file as previewers see it. */
export function PreviewedFile({ claimFileNo, reason }: PreviewedFileProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const file = useQuery({
    ...apiQuery(previewClaimFile, {
      body: { claim_file_no: claimFileNo, reason },
    }),
    // Every look is written down: only one that somebody asks for is made.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const back = (
    <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
      <RouterLink to="/preview" state={{ reason }}>
        {t(messages.another)}
      </RouterLink>
    </Link>
  );
  if (file.isPending) return <LoadingState shape="cards" />;
  if (isApiProblem(file.error, 'not_found') || isApiProblem(file.error, 'validation_failed'))
    return (
      <EmptyState
        kind="no-match"
        title={t(messages.notFound, { number: claimFileNo })}
        description={t(messages.notFoundAdvice)}
        action={back}
      />
    );
  if (isApiProblem(file.error, 'forbidden')) return <EmptyState kind="no-permission" />;
  if (!file.data) return <ErrorState {...failureOf(file)} />;

  return <Previewed file={file.data} back={back} reason={reason} />;
}

type PreviewedProps = { file: Schema<'ClaimFilePreview'>; back: ReactNode; reason: string };

function Previewed({ file, back, reason }: PreviewedProps) {
  const { formatMessage: t } = useIntl();
  const documents = usePreviewDocuments(file, reason);
  const photos = documents.items.filter((document) => document.is_picture);
  return (
    <>
      <PreviewHeader header={file.header} back={back} />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="5"
        marginTop="4"
      >
        <Stack gap="5">
          <Banner tone="info">{t(messages.masked)}</Banner>
          {photos.length > 0 && <PreviewPhotos photos={photos} />}
          <PreviewTimeline entries={file.timeline} />
        </Stack>
        <Stack gap="5">
          <PreviewFacts file={file} />
          <PreviewDocuments {...documents} />
        </Stack>
      </Grid>
    </>
  );
}

/** Photos of the damage, shown by the area that keeps them. */
function PreviewPhotos({ photos }: { photos: readonly Schema<'PreviewDocument'>[] }) {
  const { formatMessage: t } = useIntl();
  const [shown] = useEntries(previewPictures);
  if (!shown) return null;
  return (
    <Box as="section" aria-labelledby="photos">
      <Heading id="photos" marginBottom="3">
        {t(messages.photos)}
      </Heading>
      <shown.Pictures photos={photos.map(({ document_id: id, file_name: name }) => ({ id, name }))} />
    </Box>
  );
}

function PreviewHeader({ header, back }: { header: Schema<'PreviewHeader'>; back: ReactNode }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { status_name: status, status_category_code: phase } = header;
  return (
    <Box borderBottomWidth="1px" paddingBottom="3">
      <title>{`${header.claim_file_no} · Dosar`}</title>
      <Flex gap="3" alignItems="center" flexWrap="wrap" marginBottom="3">
        {back}
        <Heading as="h1" size="xl">
          {t(fileMessages.claimFile)} {header.claim_file_no}
        </Heading>
      </Flex>
      <DescriptionList
        layout="narrow"
        facts={[
          {
            term: t(fileMessages.status),
            value: status !== null && phase !== null && (
              <StatusChip label={status} phase={phase} variant="chip" />
            ),
          },
          { term: t(fileMessages.claimant), value: header.claimant_name },
          { term: t(fileMessages.plate), value: header.plate && <Plate number={header.plate} /> },
          {
            term: t(fileMessages.policy),
            value: [header.policy_type_name, header.policy_number].filter(Boolean).join(' · '),
          },
          { term: t(fileMessages.reported), value: formats.dateTime(header.opened_at) },
          {
            term: t(fileMessages.legalDue),
            value:
              header.legal_due_date &&
              (header.closed_at === null ? (
                <LegalTerm due={header.legal_due_date} />
              ) : (
                formats.date(header.legal_due_date)
              )),
          },
        ]}
      />
    </Box>
  );
}
