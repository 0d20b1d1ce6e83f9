import { apiQuery, recogniseAtIntake } from '@dosar/api-client';
import type { IntakeParts } from '@dosar/areas/fnol';
import { Box, Flex, Heading, Icon, Text, VisuallyHidden } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { messages as file } from '../file/file-messages.ts';
import { messages as kinds } from '../special/kind-messages.ts';
import { MatchReasons } from '../special/match-reasons.tsx';
import { messages } from './intake-messages.ts';
import { traitsOf, useWhenTypingPauses } from './typed-traits.ts';

type Customer = Schema<'IntakeCustomerShown'>;

/** The special customer whose claim is being taken in, with what to mind, before anything is registered. */
export function CustomerAtIntake({ typed, look }: ComponentProps<IntakeParts['Notice']>) {
  const traits = useWhenTypingPauses(traitsOf(typed));
  const found = useQuery({
    ...apiQuery(recogniseAtIntake, {
      body: traits ?? { event_date: '', holder_number: '', people: [], plates: [], policy_numbers: [] },
    }),
    enabled: traits !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (traits === undefined || !found.data?.is_special) return null;
  const { customer } = found.data;
  return look === 'line' ? <Badge customer={customer} isShort /> : <Card customer={customer} />;
}

/** Whose claim it is, with the instruction; in one line each where the room is that of a phone. */
function Badge({ customer, isShort = false }: { customer: Customer | null; isShort?: boolean }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex
      alignItems="center"
      gap="2"
      paddingInline="2"
      paddingBlock="1"
      borderRadius="md"
      background="warningSubtle"
    >
      <Icon name="business" />
      <Box minWidth="0" overflowWrap="anywhere">
        <Box as="strong">{customer === null ? t(file.title) : `${t(file.special)} ${customer.name}`}</Box>
        {customer !== null && customer.notes !== '' && <Box truncate={isShort}>{customer.notes}</Box>}
      </Box>
    </Flex>
  );
}

function Card({ customer }: { customer: Customer | null }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" paddingBlock="3" borderBottomWidth="1px">
      <VisuallyHidden>
        <Heading as="h2">{t(file.title)}</Heading>
      </VisuallyHidden>
      <Badge customer={customer} />
      {customer === null ? <Text tone="muted">{t(messages.untold)}</Text> : <Facts {...customer} />}
    </Box>
  );
}

function Facts({ kind, level, handler_name: handler, reasons, rules }: Customer) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <Text tone="muted" size="sm">
        {[
          t(file.facts, { kind: t(kinds[kind]), level }),
          ...(handler === null ? [] : [t(file.handler, { name: handler })]),
        ].join(' · ')}
      </Text>
      <MatchReasons reasons={reasons} />
      {rules.length > 0 && (
        <Box marginTop="1">
          <Text tone="muted" size="sm">
            {t(messages.changes)}
          </Text>
          <Box as="ul" paddingInlineStart="4">
            {rules.map((rule) => (
              <li key={rule.kind}>{rule.says}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
