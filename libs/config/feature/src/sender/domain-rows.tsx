import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Card, CopyButton, Flex, Heading, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { domainMessages as messages } from './domain-messages.ts';

type Checked = Schema<'CheckedSenderDomainRow'>;

const kindNames = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const;
const differs = {
  spf: messages.differsSpf,
  dkim: messages.differsDkim,
  dmarc: messages.differsDmarc,
} as const;

/** What the domain of the sender needs in the DNS, ready to copy, and whether it is there. */
export function DomainRows({ rows }: { rows: Schema<'SenderPage'>['domain_rows'] }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const check = useMutation({ mutationFn: () => dataOf(api.GET('/api/config/checkSenderDomain')) });
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md">
        {t(messages.domain)}
      </Heading>
      <Text tone="muted">{t(messages.domainHint)}</Text>
      <Stack as="ul" gap="3" listStyle="none">
        {rows.map((row) => (
          <Card as="li" key={row.kind}>
            <Stack gap="1">
              <Text fontWeight="strong">{kindNames[row.kind]}</Text>
              <Copied text={row.name} name={`${kindNames[row.kind]}: ${t(messages.rowName)}`} />
              {row.value === null ? (
                <Text tone="muted">{t(messages.keyOfProvider)}</Text>
              ) : (
                <Copied text={row.value} name={`${kindNames[row.kind]}: ${t(messages.value)}`} />
              )}
              <Verdict checked={check.data?.rows.find(({ kind }) => kind === row.kind)} />
            </Stack>
          </Card>
        ))}
      </Stack>
      {rows.every(({ kind }) => kind !== 'dkim') && <Text tone="muted">{t(messages.noDkim)}</Text>}
      <div>
        <Button loading={check.isPending} onClick={() => check.mutate()}>
          {t(messages.check)}
        </Button>
      </div>
      {check.isError && <Banner tone="danger">{problemText(check.error)}</Banner>}
    </Stack>
  );
}

function Copied({ text, name }: { text: string; name: string }) {
  return (
    <Flex gap="2" alignItems="center" justifyContent="space-between">
      <Text as="code" overflowWrap="anywhere">
        {text}
      </Text>
      <CopyButton value={text} name={name} />
    </Flex>
  );
}

/** What the DNS said of a row; nothing before it was asked. */
function Verdict({ checked }: { checked: Checked | undefined }) {
  const { formatMessage: t } = useIntl();
  if (checked === undefined) return null;
  const { kind, state, found } = checked;
  const words =
    state === 'missing' ? messages.putThere : state === 'differs' ? differs[kind] : messages[state];
  return (
    <Banner tone={state === 'found' ? 'success' : state === 'unreachable' ? 'info' : 'warning'}>
      {t(words)}
      {found.map((text) => (
        <Text as="code" display="block" overflowWrap="anywhere" key={text}>
          {text}
        </Text>
      ))}
    </Banner>
  );
}
