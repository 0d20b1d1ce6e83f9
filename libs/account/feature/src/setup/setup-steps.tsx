import type { PasswordPolicy } from '@dosar/account-domain';
import { Box, Flex, Icon, Link, Stack, Text, VisuallyHidden } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { colorMessages } from './refusal-messages.ts';
import { setupAnswers, type SetupAnswers } from './setup-answers.ts';
import { goToStep, stepAddress } from './step-address.ts';
import { stepMessages } from './step-messages.ts';

/** The fields of each part of the page but the last. */
const fieldsOfSteps = [
  ['org_name', 'cui', 'short_name', 'org_code', 'language'],
  ['claim_prefix', 'material_color', 'logo_picture'],
  ['full_name', 'username', 'email', 'password'],
] as const satisfies readonly (readonly (keyof SetupAnswers)[])[];

/** Which of the first three steps are filled in as the server takes them. */
function doneSteps(policy: PasswordPolicy, answers: SetupAnswers): boolean[] {
  const judged = setupAnswers(policy).safeParse(answers);
  const open = new Set(judged.success ? [] : judged.error.issues.map(({ path }) => path[0]));
  return fieldsOfSteps.map((fields) => fields.every((field) => !open.has(field)));
}

/** The steps of the page with what was typed, each a way to its part. */
export function SetupSteps({ policy }: { policy: PasswordPolicy }) {
  const { formatMessage: t } = useIntl();
  const answers = useAnswers<SetupAnswers>();
  const done = useMemo(() => doneSteps(policy, answers), [policy, answers]);
  const color = Object.entries(colorMessages).find(([name]) => name === answers.material_color)?.[1];
  const steps = [
    { title: messages.organisation, about: answers.org_name },
    {
      title: messages.numberAndLooks,
      about: [answers.claim_prefix, color && t(color)].filter(Boolean).join(' · '),
    },
    { title: messages.administrator, about: answers.full_name },
    { title: messages.done, about: t(messages.nothingWritten) },
  ];
  return (
    <Stack as="nav" aria-label={t(stepMessages.steps)}>
      <Stack as="ol" gap="1" listStyleType="none">
        {steps.map(({ title, about }, index) => (
          <Flex as="li" key={title.id} gap="3" alignItems="center" paddingBlock="1">
            <StepMark number={index + 1} isDone={done[index] === true} />
            <Box minWidth="0">
              <Link
                href={`#${stepAddress(index + 1)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToStep(index + 1);
                }}
              >
                {t(title)}
              </Link>
              {done[index] === true && <VisuallyHidden> {t(stepMessages.stepDone)}</VisuallyHidden>}
              <Text tone="muted" size="sm" overflowWrap="anywhere">
                {about}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <Flex
      as="span"
      aria-hidden
      alignItems="center"
      justifyContent="center"
      flex="none"
      width="7"
      height="7"
      borderWidth="1px"
      borderRadius="full"
      background={isDone ? 'successSubtle' : undefined}
      color={isDone ? 'success' : 'textMuted'}
    >
      {isDone ? <Icon name="check" /> : number}
    </Flex>
  );
}
