import { useProblemText } from '@dosar/api-client';
import { Banner, Button, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { Form, useAnswers, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CircumstanceTicks } from './circumstance-ticks.tsx';
import { countMessages } from './count-messages.ts';
import { guestMessages as messages } from './guest-statement-messages.ts';
import { GuestSign } from './guest-sign.tsx';
import { KeptLine, TwiceChangedBanner } from './kept-line.tsx';
import { keepingMessages } from './keeping-messages.ts';
import { SharedFields } from './shared-fields.tsx';
import { SideDamage } from './side-damage.tsx';
import { sideGroups } from './side-fields.ts';
import { SideGroupFields } from './side-group-fields.tsx';
import { SketchField } from './sketch-field.tsx';
import { isComplete, ownSchema, type OwnAnswers } from './statement-answers.ts';
import { storedColumn, useGuestStatement } from './use-guest-statement.ts';
import { useKeptStatement } from './use-kept-statement.ts';

const steps = ['shared', 'you', 'driver', 'circumstances', 'damage', 'sketch', 'sign'] as const;
type Step = (typeof steps)[number];

type GuestStatementStepsProps = { statement: Schema<'GuestStatement'>; onLookAgain: () => void };

/** The column of a driver, one thing at a time; what is typed is kept as it is typed, for the next device as well. */
export function GuestStatementSteps({ statement, onLookAgain }: GuestStatementStepsProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [place, setPlace] = useState(0);
  const stored = storedColumn(statement);
  const [schema] = useState(ownSchema);
  const form = useZodForm<OwnAnswers, OwnAnswers>({
    schema,
    defaultValues: stored.answers,
    mode: 'onTouched',
  });
  const { send, readAgain, sign } = useGuestStatement();
  const isSigned = statement.is_signed || statement.other.is_signed;
  const { state, keeper } = useKeptStatement({
    form,
    stored,
    send,
    readAgain,
    isComplete: (answers) => isComplete(schema, answers),
    waits: isSigned,
  });
  const step = steps[place] ?? 'sign';
  const heading = useHeading(place);
  const head = (
    <>
      <Flex justifyContent="space-between">
        <Text tone="muted">
          {t(messages.title)} · {statement.side.toUpperCase()}
        </Text>
        <Text tone="muted">{t(countMessages.step, { step: place + 1, of: steps.length })}</Text>
      </Flex>
      <Heading as="h1" size="xl" ref={heading} tabIndex={-1}>
        {t(messages[step])}
      </Heading>
      <TwiceChangedBanner state={state} onDecide={(keeps) => void keeper.decide(keeps)} />
    </>
  );
  const back = place > 0 && <Button onClick={() => setPlace(place - 1)}>{t(messages.back)}</Button>;
  if (step === 'sign')
    return (
      // No form around it: the window that sends the link has one of its own.
      <Stack gap="4">
        {head}
        <GuestSign statement={statement} sign={sign} onLookAgain={onLookAgain} />
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          {back}
          <KeptLine state={state} />
        </Flex>
      </Stack>
    );
  return (
    <Form
      form={form}
      problemText={problemText}
      onSubmit={async () => {
        if (await keeper.flush()) setPlace(place + 1);
      }}
    >
      {head}
      {isSigned && <Banner tone="info">{t(keepingMessages.waits)}</Banner>}
      {stepFields[step]}
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        {back}
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {t(messages.next)}
        </Button>
        <KeptLine state={state} />
      </Flex>
    </Form>
  );
}

const stepFields: Readonly<Record<Exclude<Step, 'sign'>, ReactNode>> = {
  shared: <SharedStep />,
  you: [sideGroups.insured, sideGroups.vehicle, sideGroups.insurer].map((group) => (
    <SideGroupFields key={group.box} group={group} of="own" />
  )),
  driver: <SideGroupFields group={sideGroups.driver} of="own" />,
  circumstances: <CircumstancesStep />,
  damage: <SideDamage of="own" />,
  sketch: <SketchField />,
};

function SharedStep() {
  const { formatMessage: t } = useIntl();
  const { shared } = useAnswers<OwnAnswers>();
  return (
    <Stack gap="4">
      <SharedFields />
      {shared.injuries === 'yes' && (
        <Banner tone="warning" live>
          {t(messages.hurtAdvice)}
        </Banner>
      )}
    </Stack>
  );
}

function CircumstancesStep() {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="4">
      <Text>{t(messages.circumstancesHint)}</Text>
      <CircumstanceTicks of="own" label={t(messages.circumstances)} />
    </Stack>
  );
}

/** The heading of a step, which takes the focus so that screen readers begin there. */
function useHeading(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    function beginAtItsQuestion() {
      if (place > 0) heading.current?.focus();
    },
    [place],
  );
  return heading;
}
