import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  api,
  type ChallengeAnswer,
  dataOf,
  inLanguage,
  isApiProblem,
  type TrackerConfig,
  type TrackerCurrentEvent,
} from '@dosar/api-client/client';
import type { Session } from '@dosar/auth/session-core';
import { Button, Notice, useLoaded, type LoadOptions } from '@dosar/design-system/public';
import { shownLocale, type Locale } from '@dosar/i18n/light';
import type { CasePart } from '../case-view/case-part.ts';
import { CaseView } from '../case-view/case-view.tsx';
import { FirstView } from '../first-view.tsx';
import { ChallengePanel } from '../challenge/challenge-panel.tsx';
import { messages } from './messages.ts';
import { rememberOpenedCase, wasOpened } from './opened-case.ts';
import { UnreachableNotice } from './unreachable-notice.tsx';

type CasePageProps = {
  session: Session;
  orgCode: string;
  caseNo: string;
  /** The tokens are of an earlier visit, so the case may be open already. */
  isReturning: boolean;
  /** Still on its way while the case is being fetched. */
  config: TrackerConfig | undefined;
  openSearch: () => void;
  /** What other areas show of the case. */
  parts: readonly CasePart[];
  laterParts: readonly CasePart[];
};

const refusals = [
  'not_found',
  'forbidden',
  'token_invalid',
  'session_revoked',
  'refresh_token_expired',
] as const;

/** The case when these tokens open it, `undefined` when a code is needed first. */
async function openedCase(
  caseNo: string,
  { signal, language }: LoadOptions,
): Promise<TrackerCurrentEvent | undefined> {
  try {
    const answer = await dataOf(
      api.GET('/api/tracker/findTackerCaseData/{case_no}', {
        params: { path: { case_no: caseNo } },
        signal,
        ...inLanguage(language),
      }),
    );
    return answer.currentEvent;
  } catch (problem) {
    if (refusals.some((code) => isApiProblem(problem, code))) return undefined;
    throw problem;
  }
}

/**
 * One case: the code that opens it, and then where it stands.
 *
 * When it cannot be read again, what was read last stays and says so.
 */
export function CasePage(props: CasePageProps) {
  const { formatMessage: t } = useIntl();
  const { session, orgCode, caseNo, isReturning, config, openSearch, parts, laterParts } = props;
  const [opened, setOpened] = useState<{ event: TrackerCurrentEvent; language: Locale }>();
  const [changes, setChanges] = useState(0);
  const { loaded: browser } = useLoaded('', ({ signal, language }) =>
    dataOf(api.GET('/api/config/myBrowser', { signal, ...inLanguage(language) })),
  );
  const mayBeOpen = opened !== undefined || (isReturning && wasOpened(orgCode, caseNo));

  const { loaded, last, reload } = useLoaded(`${caseNo} ${opened?.event.id} ${changes}`, async (options) => {
    if (changes === 0 && opened?.language === options.language) return opened.event;
    return mayBeOpen ? openedCase(caseNo, options) : undefined;
  });

  function openCase({ newAuthContext, currentEvent }: ChallengeAnswer) {
    if (newAuthContext) session.adopt(newAuthContext);
    rememberOpenedCase(orgCode, caseNo);
    if (currentEvent) setOpened({ event: currentEvent, language: shownLocale() });
  }

  const hasFailed = loaded.status === 'failed';
  if (hasFailed && !last) return <UnreachableNotice tryAgain={reload} />;
  if ((loaded.status === 'loading' && !last) || !config) return <FirstView lines={8} />;
  if (last) {
    const staffOrigin = browser.status === 'ready' ? browser.value.staff_origin : undefined;
    return (
      <>
        {hasFailed && (
          <>
            <Notice tone="warning" title={t(messages.notReadAgain)} />
            <Button onClick={reload}>{t(messages.tryAgain)}</Button>
          </>
        )}
        <CaseView
          event={last}
          steps={config.config}
          staffOrigin={staffOrigin}
          parts={parts}
          laterParts={laterParts}
          onChanged={() => setChanges(changes + 1)}
        />
      </>
    );
  }
  return (
    <ChallengePanel
      orgCode={orgCode}
      caseNo={caseNo}
      security={config.security}
      openCase={openCase}
      openSearch={openSearch}
    />
  );
}
