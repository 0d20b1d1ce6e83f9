import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isApiProblem } from '@dosar/api-client/client';
import { loadPrintedTimeline } from '@dosar/claims-feature/print-timeline';
import {
  Button,
  Heading,
  Notice,
  PrintPage,
  Spinner,
  useLoaded,
  type LoadOptions,
  usePrintOnceReady,
} from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { loadPrintedEmail, loadPrintedSms } from '@dosar/messages-feature';
import { messages } from './messages.ts';
import type { PrintPlace } from './print-place.ts';

type Printout = { title: string; claimFileNo: string; activityCode: string; content: ReactNode };

const loaders: Record<PrintPlace['kind'], (id: string, options: LoadOptions) => Promise<Printout>> = {
  timeline: loadPrintedTimeline,
  email: loadPrintedEmail,
  sms: loadPrintedSms,
};

type PrintViewProps = {
  place: PrintPlace;
  /** Whether somebody is signed in; one who is not is sent to the login page meanwhile. */
  isAllowed: () => Promise<boolean>;
};

/** S12: loads what the address asks for, shows it, prints it and closes. */
export function PrintView({ place, isAllowed }: PrintViewProps) {
  const { loaded, reload } = useLoaded(`${place.kind} ${place.id}`, async (options) => {
    if (!(await isAllowed())) return undefined;
    const printout = await loaders[place.kind](place.id, options);
    return { ...printout, exportedAt: new Date() };
  });
  const printout = loaded.status === 'ready' ? loaded.value : undefined;
  usePrintOnceReady(printout !== undefined && !place.isPreview);

  if (loaded.status === 'failed') return <PrintFailure cause={loaded.cause} tryAgain={reload} />;
  if (!printout) return <Preparing />;
  return <Printed printout={printout} />;
}

function Preparing() {
  const { formatMessage: t } = useIntl();
  return (
    <main className="dosar-main">
      <Spinner size="large" label={t(messages.loading)} />
      <p className="dosar-centred">{t(messages.explanation)}</p>
    </main>
  );
}

function Printed({ printout }: { printout: Printout & { exportedAt: Date } }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { title, claimFileNo, activityCode, exportedAt, content } = printout;
  useEffect(
    function nameTabAndFile() {
      document.title = `${claimFileNo} ${title}`;
    },
    [claimFileNo, title],
  );
  return (
    <main>
      <PrintPage
        title={title}
        facts={[
          { label: t(messages.claimFile), value: claimFileNo },
          { label: t(messages.activity), value: activityCode },
          { label: t(messages.exported), value: formats.dateTime(exportedAt) },
        ]}
        printLabel={t(messages.print)}
      >
        {content}
      </PrintPage>
    </main>
  );
}

function PrintFailure({ cause, tryAgain }: { cause: unknown; tryAgain: () => void }) {
  const { formatMessage: t } = useIntl();
  const isMissing =
    isApiProblem(cause, 'not_found') ||
    isApiProblem(cause, 'forbidden') ||
    isApiProblem(cause, 'validation_failed');
  return (
    <main className="dosar-main">
      <Heading level={1}>{t(isMissing ? messages.notFound : messages.failed)}</Heading>
      {isMissing ? (
        <Notice tone="warning">{t(messages.notFoundHint)}</Notice>
      ) : (
        <div>
          <Button variant="primary" onClick={tryAgain}>
            {t(messages.tryAgain)}
          </Button>
        </div>
      )}
    </main>
  );
}
