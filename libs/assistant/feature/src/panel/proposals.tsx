import { useProblemText } from '@dosar/api-client';
import { Box, Button, Card, CheckboxField, Flex, Heading, Icon, Stack, Text } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '../conversation/next-call.ts';
import type { useConversation } from '../conversation/use-conversation.ts';
import { messages, outcomeMessages } from './messages.ts';

type Proposal = Message['proposals'][number];
export type ProposalsProps = { message: Message; decide: ReturnType<typeof useConversation>['decide'] };

/** What the assistant would do, in every detail: nothing happens before the user confirms it. */
export function Proposals({ message: { id, proposals }, decide }: ProposalsProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [refused, setRefused] = useState<readonly number[]>([]);
  const isOpen = proposals.some(({ outcome }) => outcome === null);
  const isChoice = isOpen && proposals.length > 1;
  const chosen = proposals.map(({ number }) => number).filter((number) => !refused.includes(number));
  const send = (numbers: number[]) =>
    decide.mutate({ params: { path: { id } }, body: { accepted_proposal_numbers: numbers } });
  const toggle = (number: number) =>
    setRefused((before) =>
      before.includes(number) ? before.filter((other) => other !== number) : [...before, number],
    );

  return (
    <Stack gap="2" role="group" aria-label={t(messages.proposals)}>
      {proposals.map((proposal) => (
        <Card key={proposal.number}>
          <Stack gap="1">
            {isChoice ? (
              <CheckboxField
                label={proposal.title}
                checked={chosen.includes(proposal.number)}
                onChange={() => toggle(proposal.number)}
              />
            ) : (
              <Heading as="h3" size="md">
                {proposal.title}
              </Heading>
            )}
            <Box as="ul" listStyleType="disc" paddingInlineStart="4">
              {proposal.details.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
            <Outcome outcome={proposal.outcome} />
          </Stack>
        </Card>
      ))}
      {isOpen && (
        <Flex gap="2" flexWrap="wrap">
          <Button
            variant="primary"
            loading={decide.isPending}
            disabled={chosen.length === 0}
            onClick={() => send(chosen)}
          >
            {t(messages.confirm, { count: chosen.length })}
          </Button>
          <Button disabled={decide.isPending} onClick={() => send([])}>
            {t(messages.refuse)}
          </Button>
        </Flex>
      )}
      {decide.isError && (
        <Text tone="danger" role="alert">
          {problemText(decide.error)}
        </Text>
      )}
    </Stack>
  );
}

const outcomeIcons = { accepted: 'check', refused: 'close', done: 'check_circle', failed: 'error' } as const;

function Outcome({ outcome }: Pick<Proposal, 'outcome'>) {
  const { formatMessage: t } = useIntl();
  if (outcome === null) return null;
  return (
    <Text tone={outcome === 'failed' ? 'danger' : 'muted'}>
      <Icon name={outcomeIcons[outcome]} /> {t(outcomeMessages[outcome])}
    </Text>
  );
}
