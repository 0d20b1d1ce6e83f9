import { previewClaimFile } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { EmptyState, PageTitle } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { messages } from './messages.ts';
import { PreviewForm } from './preview-form.tsx';
import { PreviewedFile } from './previewed-file.tsx';
import { Watermark } from './watermark.tsx';

/** A claim file to look at and nothing else (specification M2). */
export function PreviewPage() {
  const { formatMessage: t } = useIntl();
  const { claimFileNo } = useParams();
  const state = useLocation().state as unknown;
  const reason = reasonIn(state);
  const mayLook = useCan(previewClaimFile);
  if (!mayLook)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <EmptyState kind="no-permission" />
      </>
    );
  // Lists lead here by the number alone: why somebody looks is asked first.
  if (claimFileNo === undefined || reason === undefined)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <PreviewForm key={claimFileNo} claimFileNo={claimFileNo} reason={reason} />
      </>
    );
  return (
    <>
      <Watermark />
      <PreviewedFile key={claimFileNo} claimFileNo={claimFileNo} reason={reason} />
    </>
  );
}

function reasonIn(state: unknown): string | undefined {
  const reason: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'reason') : undefined;
  return typeof reason === 'string' ? reason : undefined;
}
