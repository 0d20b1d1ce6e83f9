import { Box, Button, Flex, Heading, Icon, Stack, Text } from '@dosar/design-system';
import { findContradictions, formChecks, type Cited } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { AskOtherDriver } from './ask-other-driver.tsx';
import { contradictionMessages } from './contradiction-messages.ts';
import { DriverLinks } from './driver-links.tsx';
import { LiabilityPanel } from './liability-panel.tsx';
import { statementMessages as messages } from './statement-messages.ts';
import { tableMessages } from './table-messages.ts';
import { StatementSources } from './statement-sources.tsx';
import { statedSides, writtenBox, type Content } from './statement-sides.ts';

type StatementAsideProps = {
  assignmentId: string;
  statement: Schema<'AccidentStatement'> | null;
  content: Content;
  sources: Schema<'StatementOfFile'>['sources'];
};

/** What does not go together, whether the form may be used, who is to blame, and the links of the drivers. */
export function StatementAside({ assignmentId, statement, content, sources }: StatementAsideProps) {
  const { formatMessage: t } = useIntl();
  const contradictions = findContradictions(statedSides(content));
  return (
    <Stack as="aside" gap="4">
      <Box as="section" aria-label={t(messages.contradictions)}>
        <Heading as="h2" size="md">
          {t(messages.contradictions)} {contradictions.length > 0 && contradictions.length}
        </Heading>
        {contradictions.length === 0 ? (
          <Text tone="muted">{t(messages.noContradictions)}</Text>
        ) : (
          <Stack as="ul" gap="2">
            {contradictions.map(({ rule, cites }) => (
              <li key={[rule, ...cites.map(writtenBox)].join(' ')}>
                <Text>{t(contradictionMessages[rule])}</Text>
                <CitedBoxes cites={cites} />
              </li>
            ))}
          </Stack>
        )}
        <AskOtherDriver
          assignmentId={assignmentId}
          column={content.b}
          isDoubtful={contradictions.some(({ cites }) => cites.some(({ of }) => of === 'b'))}
        />
      </Box>
      <Usable statement={statement} content={content} />
      <StatementSources sources={sources} />
      <LiabilityPanel assignmentId={assignmentId} statement={statement} content={content} />
      <DriverLinks assignmentId={assignmentId} statement={statement} content={content} />
    </Stack>
  );
}

/** The boxes of the form that a sentence rests on. */
function CitedBoxes({ cites }: { cites: readonly Cited[] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="1" flexWrap="wrap">
      {cites.map(writtenBox).map((box) => (
        <Button key={box} aria-label={t(tableMessages.showBox, { box })} onClick={() => focusBox(box)}>
          {box}
        </Button>
      ))}
    </Flex>
  );
}

/** Leads to the first field of a box. */
function focusBox(box: string): void {
  const place = document.querySelector<HTMLElement>(`[data-box="${box}"]`);
  const field = place?.querySelector<HTMLElement>('input, select, textarea, [tabindex="0"]');
  place?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

function Usable({
  statement,
  content: { shared, a, b },
}: Omit<StatementAsideProps, 'assignmentId' | 'sources'>) {
  const { formatMessage: t } = useIntl();
  const checks = formChecks({
    injuries: shared.injuries,
    otherDamage: shared.other_damage,
    insured: { a: a.insurer.name !== '', b: b.insurer.name !== '' },
    signed: {
      a: (statement?.signatures.a.how ?? 'none') !== 'none',
      b: (statement?.signatures.b.how ?? 'none') !== 'none',
    },
  });
  return (
    <Box as="section" aria-label={t(messages.usable)}>
      <Heading as="h2" size="md">
        {t(messages.usable)}
      </Heading>
      <ul>
        {checks.map(({ check, holds }) => (
          <li key={check}>
            <Flex gap="2" alignItems="flex-start">
              <Icon name={holds === true ? 'check' : 'warning'} />
              <span>
                {t(messages[check])}:{' '}
                {t(holds === null ? messages.open : holds ? messages.holds : messages.fails)}
              </span>
            </Flex>
          </li>
        ))}
      </ul>
    </Box>
  );
}
