import { api, dataOf } from '@dosar/api-client';
import { Banner, Box, Button, Grid, Heading, Stack, Text, TextField } from '@dosar/design-system';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as matches } from './match-messages.ts';
import { MatchReasons, useLostText } from './match-reasons.tsx';
import { messages as ruleMessages } from '../rules/rule-messages.ts';
import { messages } from './test-messages.ts';
import { useCustomerRefusal } from './use-customer-refusal.ts';

type Facts = JsonBodyOf<'testMatch'>;

const nothing: Facts = { number: '', plate: '', policy_number: '', email: '', phone: '', name: '' };
const fields = [
  { name: 'number', label: messages.number, most: 20 },
  { name: 'plate', label: messages.plate, most: 20 },
  { name: 'policy_number', label: messages.policy, most: 60 },
  { name: 'email', label: messages.email, most: 254 },
  { name: 'phone', label: messages.phone, most: 32 },
  { name: 'name', label: messages.name, most: 200 },
] as const;

/** Tries which customer facts would match, and says why; nothing is stored. */
export function TestBox() {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const [facts, setFacts] = useState(nothing);
  const test = useMutation({
    mutationFn: (body: Facts) => dataOf(api.POST('/api/specialCustomer/testMatch', { body })),
  });
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        test.mutate(facts);
      }}
    >
      <Heading as="h2" size="md">
        {t(messages.heading)}
      </Heading>
      <Grid gap="2" gridTemplateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))">
        {fields.map(({ name, label, most }) => (
          <TextField
            key={name}
            label={t(label)}
            maxLength={most}
            value={facts[name]}
            onChange={({ target }) => setFacts({ ...facts, [name]: target.value })}
          />
        ))}
      </Grid>
      <Box>
        <Button
          type="submit"
          loading={test.isPending}
          disabled={fields.every(({ name }) => facts[name].trim() === '')}
        >
          {t(messages.try)}
        </Button>
      </Box>
      {test.isError && (
        <Banner tone="danger" live>
          {refusalText(test.error)}
        </Banner>
      )}
      {test.data && <Outcome tested={test.data} />}
    </Stack>
  );
}

function Outcome({ tested: { customers, rules, unmatched, invalid } }: { tested: Schema<'TestedMatch'> }) {
  const { formatMessage: t } = useIntl();
  const lostText = useLostText();
  const [first, ...others] = customers;
  return (
    <Stack gap="3">
      <Banner tone={first ? 'success' : 'info'} live>
        {first ? t(messages.wins, { name: first.name }) : t(messages.nobody)}
      </Banner>
      {first && <MatchReasons reasons={first.reasons} />}
      {rules.length > 0 && (
        <Box>
          <Text tone="muted" size="sm">
            {t(messages.rules)}
          </Text>
          <Box as="ul" listStyleType="none">
            {rules.map(({ kind, says, of_level: isOfLevel }) => (
              <Box as="li" key={kind} overflowWrap="anywhere">
                {isOfLevel ? `${says} · ${t(ruleMessages.ofLevel)}` : says}
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {others.map((customer) => (
        <Box key={customer.special_customer_id} borderTopWidth="1px" paddingTop="2">
          <Box fontWeight="strong">{t(messages.loses, { name: customer.name })}</Box>
          {customer.lost_by !== null && (
            <Text tone="muted" size="sm">
              {lostText(customer.lost_by)}
            </Text>
          )}
          <MatchReasons reasons={customer.reasons} />
        </Box>
      ))}
      {[...unmatched, ...invalid].length > 0 && (
        <Box as="ul" listStyleType="none" color="textMuted" fontSize="sm">
          {unmatched.map((kind) => (
            <li key={kind}>{t(messages.unmatched, { kind: t(matches[kind]) })}</li>
          ))}
          {invalid.map((kind) => (
            <li key={kind}>{t(messages.invalid, { kind: t(matches[kind]) })}</li>
          ))}
        </Box>
      )}
    </Stack>
  );
}
