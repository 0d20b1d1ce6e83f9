import {
  api,
  apiQuery,
  dataOf,
  getCustomerOfFile,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import { Box, Button, ErrorState, Heading, LoadingState, Stack, Text, notify } from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as kinds } from '../special/kind-messages.ts';
import { MatchReasons, useLostText } from '../special/match-reasons.tsx';
import { messages as special } from '../special/special-messages.ts';
import { messages } from './file-messages.ts';
import { RulesOfFile } from './rules-of-file.tsx';

type OfFile = Schema<'CustomerOfFile'>;

const schema = z.object({ reason: requiredText({ min: 3, max: 500 }) });

/** Which special customer a file belongs to and why, who else matches, and what somebody refused. */
export function CustomerOfFile({ claimFileId }: { claimFileId: string }) {
  const failureOf = useQueryFailure();
  const found = useQuery(apiQuery(getCustomerOfFile, { params: { path: { claim_file_id: claimFileId } } }));
  if (found.data) return <Content claimFileId={claimFileId} ofFile={found.data} />;
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  return <LoadingState shape="rows" count={4} />;
}

function Content({ claimFileId, ofFile }: { claimFileId: string; ofFile: OfFile }) {
  const { formatMessage: t } = useIntl();
  const { customer, others, refused } = ofFile;
  return (
    <Stack gap="4">
      {customer ? (
        <Customer claimFileId={claimFileId} customer={customer} canRefuse={ofFile.can_refuse} />
      ) : (
        <Text>{t(ofFile.is_special ? messages.untold : messages.none)}</Text>
      )}
      <RulesOfFile claimFileId={claimFileId} />
      <Others customers={others} />
      <Refused customers={refused} />
    </Stack>
  );
}

type CustomerProps = {
  claimFileId: string;
  customer: NonNullable<OfFile['customer']>;
  canRefuse: boolean;
};

function Customer({ claimFileId, customer, canRefuse }: CustomerProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const [isRefusing, setRefusing] = useState(false);
  const { kind, level, valid_until: until } = customer;
  return (
    <>
      <Box>
        <Heading as="h3" size="md">
          {customer.name}
        </Heading>
        <Text tone="muted">
          {[
            t(messages.facts, { kind: t(kinds[kind]), level }),
            until === null ? t(special.noEnd) : t(special.until, { day: formatLocalDate(until) }),
          ].join(' · ')}
        </Text>
        {customer.handler_name !== null && (
          <Text tone="muted">{t(messages.handler, { name: customer.handler_name })}</Text>
        )}
      </Box>
      <Box>
        <Text tone="muted" size="sm">
          {t(messages.why)}
        </Text>
        {customer.reasons.length === 0 && <Text>{t(messages.byHand)}</Text>}
        <MatchReasons reasons={customer.reasons} />
        {customer.matched_at !== null && (
          <Text tone="muted" size="sm">
            {t(messages.matched, { at: dateTime(customer.matched_at) })}
          </Text>
        )}
      </Box>
      {canRefuse &&
        (isRefusing ? (
          <RefuseForm claimFileId={claimFileId} customerId={customer.special_customer_id} />
        ) : (
          <Box>
            <Button variant="quiet" onClick={() => setRefusing(true)}>
              {t(messages.notRight)}
            </Button>
          </Box>
        ))}
    </>
  );
}

function RefuseForm({ claimFileId, customerId }: { claimFileId: string; customerId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const refuse = async ({ reason }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/specialCustomer/refuseCustomerOfFile/{claim_file_id}', {
        params: { path: { claim_file_id: claimFileId } },
        body: { special_customer_id: customerId, reason },
      }),
    );
    notify.success(t(messages.done));
    await Promise.all(
      (['partners', 'assignments', 'worklist', 'claims'] as const).map((area) =>
        queryClient.invalidateQueries(queriesOf(area)),
      ),
    );
  };
  return (
    <Form
      form={form}
      onSubmit={refuse}
      problemText={problemText}
      reasons={{ required: messages.missing, min_length: messages.missing }}
    >
      <Stack gap="3">
        <FormTextAreaField name="reason" label={t(messages.reason)} required maxLength={500} />
        <Box>
          <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
            {t(messages.refuse)}
          </Button>
        </Box>
      </Stack>
    </Form>
  );
}

function Others({ customers }: { customers: OfFile['others'] }) {
  const { formatMessage: t } = useIntl();
  const lostText = useLostText();
  if (customers.length === 0) return null;
  return (
    <Box>
      <Text tone="muted" size="sm">
        {t(messages.others)}
      </Text>
      {customers.map((customer) => (
        <Box key={customer.special_customer_id} paddingTop="1">
          <Box fontWeight="strong">{customer.name}</Box>
          {customer.lost_by !== null && (
            <Text tone="muted" size="sm">
              {lostText(customer.lost_by)}
            </Text>
          )}
          <MatchReasons reasons={customer.reasons} />
        </Box>
      ))}
    </Box>
  );
}

function Refused({ customers }: { customers: OfFile['refused'] }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  if (customers.length === 0) return null;
  return (
    <Box>
      <Text tone="muted" size="sm">
        {t(messages.refused)}
      </Text>
      {customers.map(({ name, reason, refused_by: by, refused_at: at }) => (
        <Box key={`${name} ${at}`} paddingTop="1" overflowWrap="anywhere">
          <Box>{name}</Box>
          <Text>{reason}</Text>
          <Text tone="muted" size="sm">
            {t(messages.refusedBy, { name: by, at: dateTime(at) })}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
