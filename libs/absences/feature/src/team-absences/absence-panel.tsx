import { apiQuery, previewDecision, useProblemText } from '@dosar/api-client';
import {
  Banner,
  Button,
  Card,
  DescriptionList,
  Flex,
  Heading,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { daysText, usePeriodText } from '../leave-text.ts';
import { stateMessages } from '../leave-messages.ts';
import { messages as certificateMessages } from '../certificate/messages.ts';
import { useSaveCertificate } from '../certificate/use-certificate.ts';
import { TeamFacts } from '../my-absences/request-preview.tsx';
import { HandOverLines, useHandOver } from './hand-over-lines.tsx';
import { messages as inboxMessages } from './inbox-messages.ts';
import { messages } from './messages.ts';
import { needsReason, OverruleField } from './overrule-field.tsx';
import { ReasonForm } from './reason-form.tsx';
import { TakeBack } from './take-back.tsx';
import { useDecide } from './use-decide.ts';

type AbsencePanelProps = { absenceId: string; types: readonly Schema<'AbsenceType'>[]; onClose: () => void };

/** One absence of the chart: the decision about it with all that it changes, or what can still be done about it. */
export function AbsencePanel({ absenceId, types, onClose }: AbsencePanelProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const preview = useQuery(apiQuery(previewDecision, { params: { path: { absence_id: absenceId } } }));
  if (preview.isError)
    return (
      <Banner tone="danger" title={t(messages.previewFailed)} onDismiss={onClose}>
        {problemText(preview.error)}
      </Banner>
    );
  if (!preview.data) return <LoadingState shape="rows" count={5} />;
  return (
    <Decision key={preview.data.absence.row_version} preview={preview.data} types={types} onClose={onClose} />
  );
}

type DecisionProps = Pick<AbsencePanelProps, 'types' | 'onClose'> & { preview: Schema<'DecisionPreview'> };

function Decision({ preview, types, onClose }: DecisionProps) {
  const { formatMessage: t } = useIntl();
  const period = usePeriodText();
  const { absence, balance_before: before, balance_after: after } = preview;
  const type = types.find((known) => known.absence_type_code === absence.absence_type_code);
  const isWaiting = absence.state.startsWith('awaiting');
  const facts = [
    { term: type?.name ?? '', value: `${period(absence)}, ${t(stateMessages[absence.state])}` },
    ...(before !== null && after !== null
      ? [
          {
            term: t(messages.balance),
            value: t(messages.balanceText, { before: daysText(before), after: daysText(after) }),
          },
        ]
      : []),
    { term: t(messages.replacement), value: <Replacement absence={absence} /> },
    ...(type?.needs_certificate === true
      ? [{ term: t(certificateMessages.term), value: <Certificate absence={absence} /> }]
      : []),
    ...(absence.note === null ? [] : [{ term: t(messages.note), value: absence.note }]),
  ];
  return (
    <Card aria-label={absence.full_name} ref={showPanel}>
      <Stack gap="4">
        <Flex justifyContent="space-between" gap="2">
          <Heading as="h2" size="md">
            {absence.full_name}
          </Heading>
          <Button variant="quiet" onClick={onClose}>
            {t(messages.close)}
          </Button>
        </Flex>
        <DescriptionList facts={facts} />
        {isWaiting && <TeamFacts colleagues={preview.colleagues} warnings={preview.warnings} />}
        {isWaiting ? <Decide preview={preview} /> : <TakeBack absence={absence} />}
      </Stack>
    </Card>
  );
}

/** On a phone the panel stands below the chart in which its bar was pressed. */
function showPanel(panel: HTMLElement | null) {
  if (panel && panel.getBoundingClientRect().top > window.innerHeight / 2) panel.scrollIntoView();
}

function Replacement({ absence: { replacement } }: { absence: Schema<'Absence'> }) {
  const { formatMessage: t } = useIntl();
  if (!replacement) return t(messages.noReplacement);
  const { full_name: name, answer, reason } = replacement;
  if (answer === 'refused') return t(messages.answerRefused, { name, reason: reason ?? '' });
  if (answer === 'ended') return t(messages.answerEnded, { name, reason: reason ?? '' });
  if (answer === 'overruled') return t(messages.answerOverruled, { name, reason: reason ?? '' });
  return t(answer === 'accepted' ? messages.answerAccepted : messages.answerAsked, { name });
}

/** The number of the medical certificate, and the certificate itself for whoever decides. */
function Certificate({ absence }: { absence: Schema<'Absence'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const save = useSaveCertificate();
  const { absence_id: id, certificate_no: number, has_certificate_file: hasFile } = absence;
  if (number === null && !hasFile) return t(certificateMessages.none);
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center">
      {number}
      {hasFile && (
        <Button variant="quiet" icon="download" loading={save.isPending} onClick={() => save.mutate(id)}>
          {t(certificateMessages.open)}
        </Button>
      )}
      {save.isError && <Text color="danger">{problemText(save.error)}</Text>}
    </Flex>
  );
}

/** Approves with the lines as they stand, or refuses with a reason. */
function Decide({ preview }: { preview: Schema<'DecisionPreview'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const handOver = useHandOver(preview);
  const decide = useDecide();
  const [isRefusing, setRefusing] = useState(false);
  const [overruled, setOverruled] = useState('');
  const { absence_id, row_version, replacement } = preview.absence;
  return (
    <>
      <HandOverLines preview={preview} handOver={handOver} />
      {!isRefusing && <OverruleField replacement={replacement} reason={overruled} onChange={setOverruled} />}
      {decide.isError && (
        <Banner tone="danger" title={t(inboxMessages.notDecided)} live>
          {problemText(decide.error)}
        </Banner>
      )}
      {isRefusing ? (
        <ReasonForm
          button={t(messages.sendRefusal)}
          loading={decide.isPending}
          onSend={(reason) =>
            decide.mutate({ body: { decisions: [{ absence_id, row_version, decision: 'refuse', reason }] } })
          }
        />
      ) : (
        <Flex gap="2" flexWrap="wrap">
          <Button
            variant="primary"
            loading={decide.isPending}
            disabled={needsReason(replacement, overruled)}
            onClick={() =>
              decide.mutate({
                body: {
                  decisions: [
                    {
                      absence_id,
                      row_version,
                      decision: 'approve',
                      ...(overruled.trim() !== '' && { overrule_reason: overruled.trim() }),
                      lines: handOver.lines,
                      visits: handOver.moving.chosen,
                      told_claim_file_ids: handOver.toldFileIds,
                    },
                  ],
                },
              })
            }
          >
            {t(messages.approve)}
          </Button>
          <Button onClick={() => setRefusing(true)}>{t(messages.refuse)}</Button>
        </Flex>
      )}
      <Text tone="muted" size="sm">
        {t(messages.approveAbout)}
      </Text>
    </>
  );
}
