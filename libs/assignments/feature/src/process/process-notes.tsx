import { Box, Button, Heading, HStack, Icon, Link, ProgressBar, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { findingMessages, reasonMessages } from './finding-messages.ts';
import { messages } from './messages.ts';
import { notesMessages } from './notes-messages.ts';

type Draft = Schema<'ProcessDraft'>;
type NotesProps = { draft: Draft; words: Schema<'ProcessWords'> };

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <HStack gap="2" marginBottom="2">
        <Heading as="h3" size="md">
          {title}
        </Heading>
        {aside}
      </HStack>
      {children}
    </Box>
  );
}

/** The name of an item of a draft, and of the words that findings and reasons mention. */
function useNames({ draft, words }: NotesProps) {
  const { locale } = useIntl();
  const name = locale === 'ro' ? 'name_ro' : 'name_en';
  const { statuses, steps } = draft.content;
  const statusName = (code: string) => statuses.find((status) => status.code === code)?.[name] ?? code;
  const ruleName = (code: string) =>
    [...words.conditions, ...words.effects].find((rule) => rule.code === code)?.name ?? code;
  return {
    statusName,
    stepName: (from: string, code: string) =>
      steps.find((step) => step.from_status_code === from && step.code === code)?.[name] ?? code,
    about: (text: string) => {
      const role = words.roles.find(({ code }) => code === text)?.name;
      const kind = words.kinds_of_work.find(({ code }) => code === text)?.name;
      return role ?? kind ?? (ruleName(text) === text ? statusName(text) : ruleName(text));
    },
  };
}

/** What the check finds in a draft, each finding with a way to what it is about. */
export function Findings({ draft, words, onChoose }: NotesProps & { onChoose: (key: string) => void }) {
  const { formatMessage: t } = useIntl();
  const names = useNames({ draft, words });
  const errors = draft.findings.filter(({ is_error: isError }) => isError).length;
  const warnings = draft.findings.length - errors;
  return (
    <Part
      title={t(notesMessages.check)}
      aside={
        <Text tone="muted">
          {[
            ...(errors > 0 ? [t(notesMessages.errors, { count: errors })] : []),
            ...(warnings > 0 ? [t(notesMessages.warnings, { count: warnings })] : []),
          ].join(', ')}
        </Text>
      }
    >
      {draft.findings.length === 0 && <Text tone="muted">{t(notesMessages.sound)}</Text>}
      <Box as="ul" listStyleType="none">
        {draft.findings.map((finding) => {
          const { code, status_code: status, step_code: step, about, is_error: isError } = finding;
          const itemKey = step === null ? `status:${status}` : `step:${status}.${step}`;
          const name =
            status === null ? '' : step === null ? names.statusName(status) : names.stepName(status, step);
          const said = t(findingMessages[code], { name, about: about === null ? '' : names.about(about) });
          return (
            <Box
              as="li"
              key={`${code} ${itemKey} ${about}`}
              display="flex"
              gap="2"
              alignItems="flex-start"
              marginBottom="2"
            >
              <Box color={isError ? 'danger' : 'warning'}>
                <Icon name={isError ? 'error' : 'warning'} />
              </Box>
              <Box flex="1" overflowWrap="anywhere">
                {said}
              </Box>
              {status !== null && (
                <Button variant="quiet" onClick={() => onChoose(itemKey)}>
                  {t(notesMessages.open)}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Part>
  );
}

/** What a draft changes, item by item. */
export function Differences({ items }: { items: readonly Schema<'ProcessDifference'>[] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Part title={t(notesMessages.changes)}>
      {items.length === 0 && <Text tone="muted">{t(notesMessages.noChanges)}</Text>}
      <Box as="ul" listStyleType="none">
        {items.map(({ key, name, change }) => (
          <li key={key}>{t(notesMessages[change], { name })}</li>
        ))}
      </Box>
    </Part>
  );
}

/** What the files of last month would do in a draft: progress, then counts and reasons with some of the files. */
export function Simulation({ draft, words }: NotesProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const names = useNames({ draft, words });
  const { simulation } = draft;
  if (simulation === null) return null;
  const { state, done, total, same, from_day: day, reasons } = simulation;
  return (
    <Part title={t(notesMessages.simulation)}>
      <Stack gap="2">
        {state === 'failed' && <Text>{t(notesMessages.simulationFailed)}</Text>}
        {state === 'running' && (
          <>
            <ProgressBar label={t(notesMessages.simulation)} share={total === 0 ? 0 : done / total} />
            <Text tone="muted">{t(notesMessages.simulating, { done, total })}</Text>
          </>
        )}
        {state === 'done' && (
          <>
            <Text tone="muted">{t(notesMessages.simulated, { total, day: date(day) })}</Text>
            {simulation.row_version !== draft.row_version && (
              <Text tone="muted">{t(notesMessages.stale)}</Text>
            )}
            <Text>{t(notesMessages.same, { count: same })}</Text>
            <Box as="ul" listStyleType="none">
              {reasons.map((reason) => (
                <li key={JSON.stringify(reason)}>
                  {t(notesMessages.wouldDiffer, {
                    count: reason.count,
                    why: t(reasonMessages[reason.reason], {
                      status: names.statusName(reason.about[0] ?? reason.status_code),
                      step: names.stepName(reason.status_code, reason.step_code),
                      about: reason.about.map(names.about).join(', '),
                    }),
                  })}{' '}
                  {reason.files.map(({ claim_file_id: id, claim_file_no: no }) => (
                    <Link asChild key={id}>
                      <RouterLink to={`/claims/${no}`}>{no} </RouterLink>
                    </Link>
                  ))}
                </li>
              ))}
            </Box>
          </>
        )}
      </Stack>
    </Part>
  );
}

const stateMessages = {
  draft: notesMessages.stateDraft,
  validated: notesMessages.stateValidated,
  published: notesMessages.statePublished,
  retired: notesMessages.stateRetired,
  proposed: notesMessages.stateProposed,
};

type VersionsProps = {
  versions: readonly Schema<'ProcessVersionSummary'>[];
  /** Begins a draft of an earlier version; absent while there is a draft. */
  onGoBack: ((versionId: string) => void) | undefined;
};

/** Every version with who, when and why; an earlier one can be gone back to. */
export function Versions({ versions, onGoBack }: VersionsProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  if (versions.length === 0) return null;
  return (
    <Part title={t(notesMessages.versions)}>
      <Box as="ul" listStyleType="none">
        {versions.map((version) => (
          <Box as="li" key={version.process_version_id} marginBottom="2">
            <Text>
              {t(messages.version, { no: version.version_no })}, {t(stateMessages[version.state])}
              {version.published_at !== null && version.published_by_name !== null && (
                <>
                  {' · '}
                  {t(notesMessages.byOn, {
                    who: version.published_by_name,
                    day: date(version.published_at),
                  })}
                </>
              )}
              {version.origin === 'base' && ` · ${t(messages.shipped)}`}
            </Text>
            {version.reason !== null && <Text tone="muted">{version.reason}</Text>}
            {onGoBack !== undefined && version.state === 'retired' && (
              <Button variant="quiet" onClick={() => onGoBack(version.process_version_id)}>
                {t(notesMessages.goBack)}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
}
