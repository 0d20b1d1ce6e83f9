/// <reference types="@dosar/vite-config/client" />
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { texts } from 'virtual:dosar/test-messages';
import { onTestFinished, vi } from 'vitest';
import {
  api,
  findTrackerCaseData,
  getMyBrowser,
  getTrackerConfig,
  startChallenge,
  trackerToken,
} from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { Session, signedBy } from '@dosar/auth/session-core';
import { LightLocaleProvider, type Locale } from '@dosar/i18n/light';
import {
  aBrowserConfig,
  aChallenge,
  aProfile,
  aTrackerConfig,
  authTokens,
  now,
  server,
} from '@dosar/testing';
import type { CasePart } from '../case-view/case-part.ts';
import { Tracker } from './tracker.tsx';
import { trackerPlace } from './tracker-place.ts';

/** Tokens of a claimant on the tracker of an organisation. */
export function trackerTokens(orgCode = 'demo') {
  return authTokens(aProfile({ kind: 'tracker', org_code: orgCode, full_name: '', roles: [] }));
}

/** Stops the clock at the moment of the samples, and lets a test move the seconds. */
export function stopClock(): void {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setInterval', 'clearInterval'] });
}

/** The server as most tests need it: organisation `demo`, a challenge for every case, no case opened yet. */
export function answerAsUsual(): void {
  server.use(
    mock(getMyBrowser, { status: 200, body: aBrowserConfig({ staff_origin: 'https://staff.example' }) }),
    mock(trackerToken, ({ body }) =>
      body.org_code === 'demo' ? { status: 200, body: trackerTokens() } : problem(404, 'not_found'),
    ),
    mock(getTrackerConfig, { status: 200, body: aTrackerConfig() }),
    mock(findTrackerCaseData, problem(404, 'not_found')),
    mock(startChallenge, { status: 200, body: aChallenge() }),
  );
}

type Visit = { locale?: Locale; session?: Session; caseParts?: readonly CasePart[] };

/** Opens the tracker at an address; links inside it lead on as in the app. */
export function openTracker(
  address: string,
  { locale = 'en', session = newVisit(), caseParts = [] }: Visit = {},
) {
  localStorage.setItem('dosar.locale', locale);
  const signing = signedBy(() => session);
  api.use(signing);
  onTestFinished(() => {
    session.close();
    api.eject(signing);
  });
  const opened: string[] = [];

  function App() {
    const [url, setUrl] = useState(new URL(address, 'https://tracker.example'));
    function openAddress(next: string) {
      opened.push(next);
      setUrl(new URL(next, url));
    }
    const place = trackerPlace(url);
    return <Tracker session={session} place={place} openAddress={openAddress} caseParts={caseParts} />;
  }

  const view = render(
    <LightLocaleProvider source={(wanted) => ({ locale: wanted, messages: texts[wanted] })}>
      <App />
    </LightLocaleProvider>,
  );
  return { ...view, user: userEvent.setup(), opened, session };
}

/** Somebody who comes for the first time. */
export function newVisit(): Session {
  return new Session({ namespace: 'tracker' });
}
