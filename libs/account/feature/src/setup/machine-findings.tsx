import {
  Banner,
  Box,
  Button,
  Flex,
  Heading,
  Icon,
  Stack,
  Text,
  VisuallyHidden,
  type IconName,
} from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { badMessages, goodMessages, noteMessages } from './machine-messages.ts';
import { subjectMessages } from './machine-titles.ts';
import type { SetupAnswers } from './setup-answers.ts';
import { stepMessages } from './step-messages.ts';
import { useInstallationCheck } from './use-installation-check.ts';
import { useSetupRefusal } from './use-setup-refusal.ts';

type Finding = Schema<'InstallationCheck'>['findings'][number];

/** How the machine is that the product is set up on, for whoever has its code. */
export function MachineFindings() {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const problemText = useSetupRefusal();
  const check = useInstallationCheck(useAnswers<SetupAnswers>().code);
  return (
    <Stack as="section" aria-labelledby={id} gap="2" aria-live="polite">
      <Heading id={id} size="md">
        {t(stepMessages.machine)}
      </Heading>
      {check.isError && <Banner tone="danger">{problemText(check.error)}</Banner>}
      {!check.data && !check.isError && (
        <Text tone="muted">
          {t(check.isFetching ? stepMessages.machineLooks : stepMessages.machineWaits)}
        </Text>
      )}
      {check.data && (
        <>
          <Stack as="ul" gap="2" listStyleType="none">
            {check.data.findings.map((finding) => (
              <FindingLine key={`${finding.subject} ${finding.value ?? ''}`} finding={finding} />
            ))}
          </Stack>
          <div>
            <Button loading={check.isFetching} onClick={() => void check.refetch()}>
              {t(stepMessages.machineAgain)}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

type Mark = {
  icon: IconName;
  color: string;
  spoken: MessageDescriptor;
  words: Partial<Record<Finding['subject'], MessageDescriptor>>;
};

const marks: Record<Finding['verdict'], Mark> = {
  good: { icon: 'check', color: 'success', spoken: stepMessages.findingGood, words: goodMessages },
  note: { icon: 'info', color: 'text-muted', spoken: stepMessages.findingNote, words: noteMessages },
  bad: { icon: 'warning', color: 'warning', spoken: stepMessages.findingBad, words: badMessages },
};

function FindingLine({ finding: { subject, verdict, value } }: { finding: Finding }) {
  const { formatMessage: t } = useIntl();
  const { icon, color, spoken, words } = marks[verdict];
  const word = words[subject];
  const { number } = useFormats();
  const text = [word && t(word), value && inLanguage(value, number)].filter(Boolean).join(': ');
  return (
    <Flex as="li" gap="2" alignItems="flex-start">
      <Box as="span" style={{ color: `var(--dosar-colors-${color})` }} display="flex" marginTop="0.5">
        <Icon name={icon} />
      </Box>
      <Box minWidth="0" overflowWrap="anywhere">
        <VisuallyHidden>{t(spoken)} </VisuallyHidden>
        {t(subjectMessages[subject])}
        <Text tone="muted" size="sm">
          {text}
        </Text>
      </Box>
    </Flex>
  );
}

/** A measured amount as its reader writes it, such as `412,0 GB`; whatever else the machine says stays as it is. */
function inLanguage(value: string, number: (value: number, decimals: number) => string): string {
  const [, amount = '', decimals = '', unit = ''] = /^(\d+\.(\d+)) (GB|s)$/.exec(value) ?? [];
  return amount === '' ? value : `${number(Number(amount), decimals.length)} ${unit}`;
}
