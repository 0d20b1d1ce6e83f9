import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, Card, Heading, Notice, Spinner, type PageOwner } from '@dosar/design-system/public';
import { ClaimantPage } from '../claimant-page.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { confirmChannel, type Confirmation } from './confirm-channel.ts';
import { messages } from './messages.ts';

/** So long must somebody look at the page before it confirms anything. */
const lookingTime = 1000;

/** Where the key was not accepted nobody may learn whose it is, so the page carries the name of the product. */
const product = { name: 'Dosar' };

const titles = {
  loading: messages.loading,
  confirmed: messages.confirmed,
  refused: messages.failed,
  unreachable: messages.unreachable,
};

type ContactConfirmationProps = { confirmationKey: string };

/** The page behind the link that proves that a phone or an e-mail address reaches its owner. */
export function ContactConfirmation({ confirmationKey }: ContactConfirmationProps) {
  const [attempt, setAttempt] = useState(1);
  const [confirmation, setConfirmation] = useState<Confirmation>();

  useEffect(
    function confirmOnceSeen() {
      let isWanted = true;
      void confirmChannel(confirmationKey, lookingTime).then((result) => {
        if (isWanted) setConfirmation(result);
      });
      return () => {
        isWanted = false;
      };
    },
    [confirmationKey, attempt],
  );

  function tryAgain() {
    setConfirmation(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <ClaimantPage
      owner={ownerOf(confirmation)}
      offered={confirmation?.outcome === 'confirmed' ? confirmation.offered : undefined}
    >
      <Outcome outcome={confirmation?.outcome} tryAgain={tryAgain} />
    </ClaimantPage>
  );
}

/** Nobody's while the key is being looked at: a name that changes under the reader's eyes would look like a mistake. */
function ownerOf(confirmation: Confirmation | undefined): PageOwner | undefined {
  return confirmation?.outcome === 'confirmed' ? confirmation.organisation : confirmation && product;
}

type OutcomeProps = { outcome: Confirmation['outcome'] | undefined; tryAgain: () => void };

function Outcome({ outcome, tryAgain }: OutcomeProps) {
  const { formatMessage: t } = useIntl();
  usePageTitle(t(titles[outcome ?? 'loading']));
  switch (outcome) {
    case undefined:
      return (
        <Card>
          <Spinner size="large" label={t(messages.loading)} />
          <p>{t(messages.explanation)}</p>
        </Card>
      );
    case 'confirmed':
      return (
        <>
          <Heading level={1}>{t(messages.confirmed)}</Heading>
          <Notice tone="success">{t(messages.whatNow)}</Notice>
        </>
      );
    case 'refused':
      return (
        <>
          <Heading level={1}>{t(messages.failed)}</Heading>
          <Notice tone="warning">{t(messages.failedHint)}</Notice>
        </>
      );
    case 'unreachable':
      return (
        <>
          <Heading level={1}>{t(messages.unreachable)}</Heading>
          <div>
            <Button variant="primary" onClick={tryAgain}>
              {t(messages.tryAgain)}
            </Button>
          </div>
        </>
      );
  }
}
