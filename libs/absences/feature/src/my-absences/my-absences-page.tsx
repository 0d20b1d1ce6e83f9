import { useQueryFailure } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  ErrorState,
  Grid,
  Heading,
  LoadingState,
  PageTabs,
  PageTitle,
  SidePanel,
  Stack,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { usePeriodText } from '../leave-text.ts';
import { AbsenceList } from './absence-list.tsx';
import { BalanceLine } from './balance-line.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { LeaveCalendar } from './leave-calendar.tsx';
import { LeaveLedger } from './leave-ledger.tsx';
import { messages } from './messages.ts';
import { ownAbsences } from './own-absences-query.ts';
import { ReplacementQuestions } from './replacement-questions.tsx';
import { RequestForm, type RequestDraft } from './request-form.tsx';

/** One's own absences: what is left, the calendar, the list, and who asks to be replaced (R11, M5). */
export function MyAbsencesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState<RequestDraft>();
  const absences = useQuery(ownAbsences);
  const view = search.get('view') === 'list' ? 'list' : 'calendar';

  if (absences.isError && !absences.data)
    return <ErrorState title={t(messages.failed)} {...failureOf(absences)} />;
  const own = absences.data;
  return (
    <>
      <PageTitle
        title={t(messages.title)}
        actions={
          <>
            {own && <CalendarLink hasFeed={own.has_feed} />}
            <Button variant="primary" icon="add" onClick={() => setDraft({})}>
              {t(messages.newRequest)}
            </Button>
          </>
        }
      />
      {own ? (
        <OwnAbsences own={own} view={view} onEdit={setDraft} />
      ) : (
        <LoadingState shape="cards" count={3} />
      )}
      <SidePanel
        open={draft !== undefined}
        title={t(messages.newRequest)}
        onClose={() => setDraft(undefined)}
      >
        {own && draft && <RequestForm own={own} draft={draft} onDone={() => setDraft(undefined)} />}
      </SidePanel>
    </>
  );
}

type OwnAbsencesProps = {
  own: Schema<'OwnAbsences'>;
  view: 'list' | 'calendar';
  onEdit: (draft: RequestDraft) => void;
};

function OwnAbsences({ own, view, onEdit }: OwnAbsencesProps) {
  const { formatMessage: t } = useIntl();
  const period = usePeriodText();
  const drafts = own.absences.filter((absence) => absence.state === 'draft');
  return (
    <Stack gap="5">
      <BalanceLine balance={own.balance} />
      {drafts.map((absence) => (
        <Banner
          key={absence.absence_id}
          tone="warning"
          title={t(messages.draftWaits, { days: period(absence) })}
          action={<Button onClick={() => onEdit({ absence })}>{t(messages.continueDraft)}</Button>}
        />
      ))}
      <PageTabs label={t(messages.views)}>
        {(['calendar', 'list'] as const).map((name) => (
          <Link key={name} to={{ search: `?view=${name}` }} aria-current={name === view ? 'page' : undefined}>
            {t(messages[name])}
          </Link>
        ))}
      </PageTabs>
      {view === 'calendar' ? <LeaveCalendar own={own} /> : <AbsenceList own={own} onEdit={onEdit} />}
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <Box as="section" aria-labelledby="leave-ledger">
          <Heading as="h2" id="leave-ledger" size="md">
            {t(messages.ledger)}
          </Heading>
          <LeaveLedger balance={own.balance} absences={own.absences} types={own.types} />
        </Box>
        <Box as="section" aria-labelledby="leave-questions">
          <Heading as="h2" id="leave-questions" size="md">
            {t(messages.questions)}
          </Heading>
          <ReplacementQuestions questions={own.questions} />
        </Box>
      </Grid>
    </Stack>
  );
}
