import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { api, dataOf, inLanguage } from '@dosar/api-client/client';
import type { Session } from '@dosar/auth/session-core';
import { Heading, useLoaded } from '@dosar/design-system/public';
import type { CasePart } from '../case-view/case-part.ts';
import { ClaimantPage } from '../claimant-page.tsx';
import { FirstView } from '../first-view.tsx';
import { TrackerLanding } from '../landing/tracker-landing.tsx';
import { CaseSearch } from '../search/case-search.tsx';
import { CasePage } from './case-page.tsx';
import { enterTracker, type Visitor } from './enter-tracker.ts';
import { messages } from './messages.ts';
import type { TrackerPlace } from './tracker-place.ts';
import { UnreachableNotice } from './unreachable-notice.tsx';

type TrackerProps = {
  session: Session;
  place: TrackerPlace;
  openAddress: (address: string) => void;
  /** What is to be done in an opened case, before its steps. */
  caseParts?: readonly CasePart[];
  /** What can be read and chosen there besides, after its documents. */
  laterParts?: readonly CasePart[];
};

/** The claimant's tracker of one organisation: landing page, search, access code, case. */
export function Tracker({ session, place, openAddress, caseParts, laterParts }: TrackerProps) {
  const { loaded: entry, reload } = useLoaded(place.orgCode ?? '', () =>
    enterTracker(session, place.orgCode),
  );
  useEffect(
    function enterAnewAfterTheEnd() {
      return session.signedOut.listen(reload);
    },
    [session, reload],
  );

  const profile = entry.status === 'ready' ? entry.value?.profile : undefined;
  return (
    <ClaimantPage
      owner={profile && { ...profile.branding, name: profile.org_name }}
      offered={profile?.offered_languages}
    >
      {entry.status === 'loading' ? <FirstView lines={6} /> : null}
      {entry.status === 'failed' ? <UnreachableNotice tryAgain={reload} /> : null}
      {entry.status === 'ready' ? (
        <Entered
          session={session}
          place={place}
          openAddress={openAddress}
          caseParts={caseParts}
          laterParts={laterParts}
          visitor={entry.value}
        />
      ) : null}
    </ClaimantPage>
  );
}

type EnteredProps = TrackerProps & { visitor: Visitor | undefined };

function Entered({ session, place, openAddress, caseParts = [], laterParts = [], visitor }: EnteredProps) {
  const { loaded: config, reload } = useLoaded(
    visitor?.profile.org_code ?? '',
    async ({ signal, language }) =>
      visitor
        ? dataOf(api.GET('/api/tracker/getTrackerConfig', { signal, ...inLanguage(language) }))
        : undefined,
  );
  if (!visitor) return <UnknownAddress />;
  if (config.status === 'failed') return <UnreachableNotice tryAgain={reload} />;
  const texts = config.status === 'ready' ? config.value : undefined;
  const { org_code: orgCode } = visitor.profile;
  const openSearch = () => openAddress(`/status/search?org_code=${encodeURIComponent(orgCode)}`);
  if (place.page === 'case') {
    return (
      <CasePage
        key={`${orgCode} ${place.caseNo}`}
        session={session}
        orgCode={orgCode}
        caseNo={place.caseNo}
        isReturning={visitor.isReturning}
        config={texts}
        openSearch={openSearch}
        parts={caseParts}
        laterParts={laterParts}
      />
    );
  }
  if (!texts) return <FirstView lines={6} />;
  if (place.page === 'landing') {
    return <TrackerLanding config={texts} orgCode={orgCode} openAddress={openAddress} />;
  }
  return (
    <CaseSearch
      orgCode={orgCode}
      identifierName={texts.case_identifier_name}
      invitation={texts.search_message}
      openAddress={openAddress}
    />
  );
}

function UnknownAddress() {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <Heading level={1}>{t(messages.unknown)}</Heading>
      <p>{t(messages.unknownHint)}</p>
      <p>
        <a href="/status">{t(messages.findCase)}</a>
      </p>
    </>
  );
}
