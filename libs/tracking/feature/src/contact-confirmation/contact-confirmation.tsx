import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, Card, Heading, Notice, Spinner, type PageOwner } from '@dosar/design-system/public';
import { ClaimantPage } from '../claimant-page.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { confirmChannel, type Confirmation } from './confirm-channel.ts';
import { messages as trackerMessages } from '../tracker/messages.ts';
import { messages } from './messages.ts';

/** Where the key was not accepted nobody may learn whose it is, so the page carries the name of the product. */
const product = { name: 'Dosar' };

const titles = {
  waiting: messages.title,
  loading: messages.loading,
  confirmed: messages.confirmed,
  refused: messages.failed,
  unreachable: messages.unreachable,
};

type ContactConfirmationProps = { confirmationKey: string };

/**
 * The page behind the link that proves that a phone or an e-mail address reaches its owner.
 *
 * Opening it changes nothing: programs that look into links run scripts, too, and only a person presses the button.
 */
export function ContactConfirmation({ confirmationKey }: ContactConfirmationProps) {
  const [isAsked, setAsked] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation>();

  async function confirm() {
    setAsked(true);
    setConfirmation(undefined);
    setConfirmation(await confirmChannel(confirmationKey));
  }

  return (
    <ClaimantPage
      owner={ownerOf(confirmation)}
      offered={confirmation?.outcome === 'confirmed' ? confirmation.offered : undefined}
    >
      <Outcome
        outcome={confirmation?.outcome ?? (isAsked ? 'loading' : 'waiting')}
        confirm={() => void confirm()}
      />
    </ClaimantPage>
  );
}

/** Nobody's until the key was looked at: whose it is shows only in the answer to a good one. */
function ownerOf(confirmation: Confirmation | undefined): PageOwner | undefined {
  return confirmation?.outcome === 'confirmed' ? confirmation.organisation : confirmation && product;
}

type OutcomeProps = { outcome: keyof typeof titles; confirm: () => void };

function Outcome({ outcome, confirm }: OutcomeProps) {
  const { formatMessage: t } = useIntl();
  usePageTitle(t(titles[outcome]));
  switch (outcome) {
    case 'waiting':
      return (
        <>
          <Heading level={1}>{t(messages.title)}</Heading>
          <p>{t(messages.question)}</p>
          <div>
            <Button variant="primary" onClick={confirm}>
              {t(messages.confirm)}
            </Button>
          </div>
        </>
      );
    case 'loading':
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
          <Notice tone="warning">{t(trackerMessages.unknownHint)}</Notice>
          <p>
            <a href="/status">{t(trackerMessages.findCase)}</a>
          </p>
        </>
      );
    case 'unreachable':
      return (
        <>
          <Heading level={1}>{t(messages.unreachable)}</Heading>
          <div>
            <Button variant="primary" onClick={confirm}>
              {t(messages.tryAgain)}
            </Button>
          </div>
        </>
      );
  }
}
