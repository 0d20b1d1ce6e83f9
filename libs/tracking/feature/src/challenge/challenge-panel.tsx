import { useIntl } from 'react-intl';
import type { ChallengeAnswer, TrackerConfig } from '@dosar/api-client/client';
import { Button, Heading, Notice, Spinner } from '@dosar/design-system/public';
import { usePageTitle } from '../use-page-title.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { messages } from './messages.ts';
import { OpenChallenge } from './open-challenge.tsx';
import { useChallenge, type ChallengeState } from './use-challenge.ts';

type ChallengePanelProps = {
  orgCode: string;
  caseNo: string;
  security: TrackerConfig['security'];
  openCase: (answer: ChallengeAnswer) => void;
  openSearch: () => void;
};

/** Between the case number and the case: the visitor proves with a code that the case concerns them. */
export function ChallengePanel({ orgCode, caseNo, security, openCase, openSearch }: ChallengePanelProps) {
  const { formatMessage: t } = useIntl();
  usePageTitle(`${caseNo}: ${t(messages.heading)}`);
  const { state, sendCode, startAgain } = useChallenge({ orgCode, caseNo, openCase });

  return (
    <>
      <header className="dosar-stack-tight">
        <p className="dosar-case-number">{t(messages.caseNumber, { caseNumber: caseNo })}</p>
        <Heading level={1} takesFocus>
          {t(messages.heading)}
        </Heading>
      </header>
      <Phase state={state} security={security} sendCode={sendCode} startAgain={startAgain} />
      <div>
        <Button variant="quiet" onClick={openSearch}>
          {t(messages.otherCase)}
        </Button>
      </div>
    </>
  );
}

type PhaseProps = Pick<ReturnType<typeof useChallenge>, 'sendCode' | 'startAgain'> & {
  state: ChallengeState;
  security: TrackerConfig['security'];
};

function Phase({ state, security, sendCode, startAgain }: PhaseProps) {
  const { formatMessage: t } = useIntl();
  switch (state.phase) {
    case 'starting':
      return <Spinner label={t(messages.starting)} />;
    case 'failed':
      return (
        <>
          <Notice tone="error" title={t(messages.failed)} />
          <div>
            <Button onClick={startAgain}>{t(messages.tryAgain)}</Button>
          </div>
        </>
      );
    case 'blocked':
      return <BlockedNotice reason={state.reason} blockUntil={state.blockUntil} tryAgain={startAgain} />;
    case 'open':
      return (
        <OpenChallenge
          challenge={state.challenge}
          invitation={security.message}
          wrongCodeText={security.error_message}
          refusal={state.refusal}
          isBusy={state.isBusy}
          wasResent={state.wasResent}
          sendCode={(code) => void sendCode(state.challenge, code)}
          resend={() => void startAgain()}
        />
      );
  }
}
