import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  DataTable,
  DescriptionList,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  PageTitle,
  Stack,
  Text,
  type Column,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { documentRules } from './document-rules-query.ts';
import { DocumentKinds } from './document-kinds.tsx';
import { GuidanceDialog, type DocumentKind } from './guidance-dialog.tsx';
import { messages as ownMessages } from './example-messages.ts';
import { exampleMessages, messages } from './messages.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleHistory } from './rule-history.tsx';

/** Terms, reminders and quiet hours of requests for documents, and what claimants read about each kind. */
export function DocumentRulesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const rules = useQuery(documentRules);
  if (rules.isError && !rules.data) return <ErrorState title={t(messages.failed)} {...failureOf(rules)} />;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {rules.data ? <Rules rules={rules.data} /> : <LoadingState shape="rows" count={8} />}
    </>
  );
}

function Rules({ rules }: { rules: Schema<'DocumentRules'> }) {
  const { formatMessage: t } = useIntl();
  const [isChanging, setChanging] = useState(false);
  const [kind, setKind] = useState<DocumentKind>();
  const columns: Column<DocumentKind>[] = [
    {
      key: 'name',
      header: t(messages.kind),
      always: true,
      onPhone: 'title',
      cell: (row) => (
        <Text as="span" fontWeight="strong">
          {row.name}
        </Text>
      ),
    },
    {
      key: 'ro',
      header: t(messages.guidanceRo),
      onPhone: 'line',
      cell: ({ guidance }) => <Box paddingBlock="1.5">{guidance.guidance_ro || t(messages.none)}</Box>,
    },
    {
      key: 'en',
      header: t(messages.guidanceEn),
      onPhone: 'line',
      cell: ({ guidance }) => <Box paddingBlock="1.5">{guidance.guidance_en || t(messages.none)}</Box>,
    },
    {
      key: 'example',
      header: t(messages.example),
      onPhone: 'line',
      cell: ({ guidance, example }) =>
        example === null ? (
          t(exampleMessages[guidance.example_code])
        ) : (
          <Flex gap="2" alignItems="center" paddingBlock="1.5">
            <img src={example.url} alt="" height={48} style={{ height: 48 }} loading="lazy" />
            {t(ownMessages.ownShort)}
          </Flex>
        ),
    },
  ];
  return (
    <Stack gap="6">
      <Box as="section" aria-labelledby="request-rule">
        <Flex justifyContent="space-between" alignItems="center" gap="2" flexWrap="wrap">
          <Heading as="h2" id="request-rule" size="md">
            {t(messages.requests)}
          </Heading>
          <Button onClick={() => setChanging(true)}>{t(messages.change)}</Button>
        </Flex>
        <RuleFacts rule={rules.rule} />
      </Box>
      <Stack as="section" gap="2" aria-labelledby="document-guidance">
        <Heading as="h2" id="document-guidance" size="md">
          {t(messages.guidance)}
        </Heading>
        <Text tone="muted">{t(messages.guidanceAbout)}</Text>
        <DataTable
          caption={t(messages.guidance)}
          columns={columns}
          rows={rules.kinds}
          rowKey={(row) => row.doc_type_code}
          onOpen={setKind}
          empty={<Text tone="muted">{t(messages.none)}</Text>}
        />
      </Stack>
      <DocumentKinds />
      <RuleHistory history={rules.history} />
      {isChanging && <RuleDialog rules={rules} onClose={() => setChanging(false)} />}
      {kind && <GuidanceDialog key={kind.doc_type_code} kind={kind} onClose={() => setKind(undefined)} />}
    </Stack>
  );
}

function RuleFacts({ rule }: { rule: Schema<'RequestRule'> }) {
  const { formatMessage: t } = useIntl();
  const reminders = rule.reminder_days.join(', ');
  return (
    <DescriptionList
      facts={[
        { term: t(messages.dueDays), value: t(messages.days, { count: rule.due_days }) },
        { term: t(messages.validDays), value: t(messages.days, { count: rule.valid_days }) },
        {
          term: t(messages.reminders),
          value:
            reminders === ''
              ? t(messages.noReminders)
              : t(messages.remindersText, { days: reminders, time: rule.reminder_time }),
        },
        {
          term: t(messages.quietHours),
          value: t(messages.quietText, { from: rule.quiet_from, until: rule.quiet_until }),
        },
        {
          term: t(messages.asksByItself),
          value: t(rule.asks_by_itself === false ? messages.no : messages.yes),
        },
      ]}
    />
  );
}
