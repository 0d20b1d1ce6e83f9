import { Box, Button, DescriptionList, Heading, HStack, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { drawingMessages } from './drawing-messages.ts';
import { itemMessages } from './item-messages.ts';
import { listMessages } from './list-messages.ts';
import { messages } from './messages.ts';
import { whomMessages } from './phase-messages.ts';
import { stepKeyOf } from './process-answers.ts';
import type { Moves } from './use-moves.ts';
import { useProcessNames } from './use-process-names.ts';

type ItemViewProps = {
  content: Schema<'ProcessContent'>;
  words: Schema<'ProcessWords'>;
  itemKey: string;
  moves: Moves;
  onClose: () => void;
};

/** A status or step that is read, while there is no draft to change it in. */
export function ItemView({ content, words, itemKey, moves, onClose }: ItemViewProps) {
  const { formatMessage: t } = useIntl();
  const { name } = useProcessNames({ content, words });
  const status = content.statuses.find(({ code }) => `status:${code}` === itemKey);
  const step = content.steps.find((each) => stepKeyOf(each) === itemKey);
  const item = status ?? step;
  if (item === undefined) return null;
  return (
    <Box as="section" aria-label={item[name]} borderWidth="1px" borderRadius="md" padding="4">
      <HStack justifyContent="space-between" marginBottom="3">
        <Heading as="h3" size="md">
          {item[name]}
        </Heading>
        <Button variant="quiet" icon="close" onClick={onClose}>
          {t(messages.close)}
        </Button>
      </HStack>
      {status !== undefined && <StatusFacts {...{ content, words, status }} />}
      {step !== undefined && <StepFacts {...{ content, words, step, moves }} />}
    </Box>
  );
}

type Named = Pick<ItemViewProps, 'content' | 'words'>;

function StatusFacts({ status, ...named }: Named & { status: Schema<'ProcessStatus'> }) {
  const { formatMessage: t } = useIntl();
  const { trackerOf } = useProcessNames(named);
  const { waiting_on: whom, sla_hours: hours, tracker_step: tracker } = status;
  return (
    <DescriptionList
      layout="pairs"
      facts={[
        { term: t(itemMessages.waiting_on), value: whom === null ? null : t(whomMessages[whom]) },
        { term: t(listMessages.time), value: hours === null ? null : t(messages.sla, { hours }) },
        { term: t(listMessages.tracker), value: trackerOf(tracker) },
      ]}
    />
  );
}

function StepFacts({ step, moves, ...named }: Named & { step: Schema<'ProcessStep'>; moves: Moves }) {
  const { formatMessage: t } = useIntl();
  const { nameOf, whoOf, ruleOf } = useProcessNames(named);
  const times = moves.timesOf(step);
  return (
    <Stack gap="4">
      <DescriptionList
        layout="pairs"
        facts={[
          {
            term: t(drawingMessages.way),
            value: t(drawingMessages.wayOf, {
              from: nameOf(step.from_status_code),
              to: nameOf(step.to_status_code),
            }),
          },
          { term: t(drawingMessages.who), value: whoOf(step) },
          {
            term: t(drawingMessages.reason),
            value: t(step.is_reason_required ? drawingMessages.reasonAsked : drawingMessages.reasonNotAsked),
          },
          ...(times === undefined
            ? []
            : [
                {
                  term: t(drawingMessages.timesColumn),
                  value: t(drawingMessages.times, { count: times }),
                },
              ]),
        ]}
      />
      <Rules title={t(itemMessages.conditions)} rules={step.conditions.map(ruleOf)} />
      <Rules title={t(itemMessages.effects)} rules={step.effects.map(ruleOf)} />
    </Stack>
  );
}

function Rules({ title, rules }: { title: ReactNode; rules: readonly string[] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box>
      <Heading as="h4" size="md">
        {title}
      </Heading>
      {rules.length === 0 && <Text tone="muted">{t(drawingMessages.none)}</Text>}
      <Box as="ul" paddingInlineStart="4" listStyleType="disc">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
    </Box>
  );
}
