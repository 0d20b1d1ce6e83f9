import { Banner, Button, Flex, Heading, notify, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CircumstanceTicks } from './circumstance-ticks.tsx';
import { countMessages } from './count-messages.ts';
import { guestMessages as messages } from './guest-statement-messages.ts';
import { GuestSign } from './guest-sign.tsx';
import { SharedFields } from './shared-fields.tsx';
import { SideDamage } from './side-damage.tsx';
import { sideGroups } from './side-fields.ts';
import { SideGroupFields } from './side-group-fields.tsx';
import { SketchField } from './sketch-field.tsx';
import { statementMessages } from './statement-messages.ts';
import { hasWholeDates, hasWholeDay } from './statement-sides.ts';
import { useGuestStatement } from './use-guest-statement.ts';

const steps = ['shared', 'you', 'driver', 'circumstances', 'damage', 'sketch', 'sign'] as const;

type GuestStatementStepsProps = { statement: Schema<'GuestStatement'>; onLookAgain: () => void };

/** The column of a driver, one thing at a time; each step is kept before the next one opens. */
export function GuestStatementSteps({ statement, onLookAgain }: GuestStatementStepsProps) {
  const { formatMessage: t } = useIntl();
  const [place, setPlace] = useState(0);
  const [shared, setShared] = useState(statement.shared);
  const [own, setOwn] = useState(statement.own);
  const { save, sign } = useGuestStatement();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[place] ?? 'sign';
  useEffect(
    function beginAtItsQuestion() {
      if (place > 0) heading.current?.focus();
    },
    [place],
  );
  const goOn = () => {
    if (!hasWholeDay(shared) || !hasWholeDates(own)) {
      notify.warning(t(statementMessages.badDate));
      return;
    }
    save.mutate(
      { row_version: statement.row_version, shared, own },
      { onSuccess: () => setPlace(place + 1) },
    );
  };
  return (
    <Stack gap="4">
      <Flex justifyContent="space-between">
        <Text tone="muted">
          {t(messages.title)} · {statement.side.toUpperCase()}
        </Text>
        <Text tone="muted">{t(countMessages.step, { step: place + 1, of: steps.length })}</Text>
      </Flex>
      <Heading as="h1" size="xl" ref={heading} tabIndex={-1}>
        {t(messages[step])}
      </Heading>
      {step === 'shared' && <SharedFields shared={shared} onChange={setShared} />}
      {step === 'shared' && shared.injuries === true && (
        <Banner tone="warning" live>
          {t(messages.hurtAdvice)}
        </Banner>
      )}
      {step === 'you' &&
        [sideGroups.insured, sideGroups.vehicle, sideGroups.insurer].map((group) => (
          <SideGroupFields key={group.box} group={group} side={own} onChange={setOwn} />
        ))}
      {step === 'driver' && <SideGroupFields group={sideGroups.driver} side={own} onChange={setOwn} />}
      {step === 'circumstances' && (
        <>
          <Text>{t(messages.circumstancesHint)}</Text>
          <CircumstanceTicks side={own} label={t(messages.circumstances)} onChange={setOwn} />
        </>
      )}
      {step === 'damage' && <SideDamage side={own} onChange={setOwn} />}
      {step === 'sketch' && (
        <SketchField sketch={shared.sketch} onChange={(sketch) => setShared({ ...shared, sketch })} />
      )}
      {step === 'sign' && <GuestSign statement={statement} sign={sign} onLookAgain={onLookAgain} />}
      <Flex gap="3">
        {place > 0 && <Button onClick={() => setPlace(place - 1)}>{t(messages.back)}</Button>}
        {step !== 'sign' && (
          <Button variant="primary" loading={save.isPending} onClick={goOn}>
            {t(messages.next)}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
