import { useEffect } from 'react';
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
import { PrintedProof } from './printed-proof.tsx';
import type { Printout } from './printout.ts';
import { withProof, type ProvenPrintout } from './print-proof.ts';

type Load = (id: string, options: LoadOptions & Pick<PrintPlace, 'version'>) => Promise<Printout | undefined>;

const loaders: Record<PrintPlace['kind'], Load> = {
  timeline: loadPrintedTimeline,
  email: loadPrintedEmail,
  sms: loadPrintedSms,
  // What a note is reckoned with is fetched by those only who print one.
  note: async (id, options) =>
    (await import('@dosar/assessment-feature/print-note')).loadPrintedNote(id, options),
  statement: async (id, options) =>
    (await import('@dosar/fnol-feature/print-statement')).loadPrintedStatement(id, options),
};

/** Somebody asked for what is not there. */
class NothingThere extends Error {}

/** Who prints, and for whom. */
export type Issuer = { name: string; orgCode: string };

type PrintViewProps = {
  place: PrintPlace;
  /** Whether somebody is signed in; one who is not is sent to the login page meanwhile. */
  isAllowed: () => Promise<boolean>;
  issuer: Issuer | undefined;
};

/** S12: loads what the address asks for, shows it, prints it and closes. */
export function PrintView({ place, isAllowed, issuer }: PrintViewProps) {
  const { loaded, reload } = useLoaded(`${place.kind} ${place.id}`, async (options) => {
    if (!(await isAllowed())) return undefined;
    const load = () => loaders[place.kind](place.id, { ...options, version: place.version });
    const printout = await load();
    if (printout === undefined) throw new NothingThere();
    return withProof(place, { ...options, printout, loadAgain: load });
  });
  const printout = loaded.status === 'ready' ? loaded.value : undefined;
  usePrintOnceReady(printout !== undefined && !place.isPreview);

  if (loaded.status === 'failed') return <PrintFailure cause={loaded.cause} tryAgain={reload} />;
  if (!printout) return <Preparing />;
  return <Printed printout={printout} issuer={issuer} />;
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

function Printed({ printout, issuer }: { printout: ProvenPrintout } & Pick<PrintViewProps, 'issuer'>) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { claimFileNo, activityCode, exportedAt, content, proof } = printout;
  const title = typeof printout.title === 'string' ? printout.title : t(printout.title);
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
        issuer={proof && issuer?.name}
      >
        {content}
        {proof && (
          <PrintedProof
            proof={proof}
            orgCode={issuer?.orgCode ?? ''}
            isCounted={printout.closedNote === undefined}
          />
        )}
      </PrintPage>
    </main>
  );
}

function PrintFailure({ cause, tryAgain }: { cause: unknown; tryAgain: () => void }) {
  const { formatMessage: t } = useIntl();
  const isMissing =
    cause instanceof NothingThere ||
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
