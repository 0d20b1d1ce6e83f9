import { useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, CheckboxField, Flex, Heading, IconButton, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { daysText, usePeriodText } from '../leave-text.ts';
import { stateMessages } from '../leave-messages.ts';
import { messages } from './inbox-messages.ts';
import { useDecide } from './use-decide.ts';

type DecisionInboxProps = {
  team: Pick<Schema<'TeamAbsences'>, 'to_decide' | 'types'>;
  /** Requests with a day on which too few would be there. */
  lowIds: ReadonlySet<string>;
  openId: string | undefined;
  onOpen: (absenceId: string) => void;
};

/** Requests that wait; several are approved at once (ux 69). */
export function DecisionInbox({ team, lowIds, openId, onOpen }: DecisionInboxProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const period = usePeriodText();
  const decide = useDecide();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const names = new Map(team.types.map((type) => [type.absence_type_code, type.short_name]));
  const waiting = team.to_decide;
  const picked = waiting.filter((absence) => chosen.has(absence.absence_id));
  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return (
    <Box as="section" aria-labelledby="to-decide" marginBottom="4">
      <Flex gap="2" alignItems="center" justifyContent="space-between" minHeight="10">
        <Heading as="h2" id="to-decide" size="md">
          {t(messages.toDecide)}{' '}
          <Text as="span" tone="muted">
            {waiting.length}
          </Text>
        </Heading>
        {picked.length > 0 && (
          <Button
            loading={decide.isPending}
            onClick={() =>
              decide.mutate({
                body: {
                  decisions: picked.map(({ absence_id, row_version }) => ({
                    absence_id,
                    row_version,
                    decision: 'approve',
                  })),
                },
              })
            }
          >
            {t(messages.approveSome, { count: picked.length })}
          </Button>
        )}
      </Flex>
      {decide.isError && (
        <Banner tone="danger" title={t(messages.notDecided)} live onDismiss={decide.reset}>
          {problemText(decide.error)}
        </Banner>
      )}
      {waiting.length === 0 && <Text tone="muted">{t(messages.nothingToDecide)}</Text>}
      <Box as="ul" listStyleType="none">
        {waiting.map((absence) => (
          <Flex
            as="li"
            key={absence.absence_id}
            gap="2"
            alignItems="center"
            paddingBlock="1"
            borderBottomWidth="1px"
            borderColor="border"
            background={absence.absence_id === openId ? 'brandSubtle' : undefined}
          >
            <Box flex="1" minWidth="0">
              <CheckboxField
                label={absence.full_name}
                hint={[
                  names.get(absence.absence_type_code),
                  period(absence),
                  t(absence.is_passed_on ? messages.passedOn : stateMessages[absence.state]),
                ].join(' · ')}
                checked={chosen.has(absence.absence_id)}
                onChange={() => toggle(absence.absence_id)}
              />
            </Box>
            <Box textAlign="end">
              <Text fontWeight="strong">
                {t(messages.days, { count: absence.half_days / 2, days: daysText(absence.half_days) })}
              </Text>
              {lowIds.has(absence.absence_id) && <BelowMinimum />}
            </Box>
            <IconButton
              icon="chevron_right"
              label={t(messages.open)}
              onClick={() => onOpen(absence.absence_id)}
            />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

function BelowMinimum() {
  const { formatMessage: t } = useIntl();
  return (
    <Text size="sm" color="warning" fontWeight="strong">
      {t(messages.belowMinimum)}
    </Text>
  );
}
