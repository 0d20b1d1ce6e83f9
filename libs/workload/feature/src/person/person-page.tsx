import { isApiProblem, useQueryFailure } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Icon,
  Link,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router';
import { LoadBar } from '../team/load-bar.tsx';
import { messages as memberMessages } from '../team/person-messages.ts';
import { messages as teamMessages } from '../team/messages.ts';
import { ProfileDialog } from '../team/profile-dialog.tsx';
import { Absence } from '../team/team-table.tsx';
import { personQuery } from '../workload-queries.ts';
import { messages } from './messages.ts';
import { PersonFigures } from './person-figures.tsx';
import { PersonPace } from './person-pace.tsx';
import { PersonPlan } from './person-plan.tsx';
import { PersonWork } from './person-work.tsx';

/** The work of one person (M4, R8): seen by the managers of the team and by that person, with the same figures. */
export function PersonPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { profile } = useSession();
  const { userId = profile?.user_id ?? '' } = useParams();
  const person = useQuery({ ...personQuery(userId), enabled: userId !== '' });
  if (person.data) return <Person person={person.data} />;
  if (!person.isError)
    return (
      <>
        <PageTitle title={t(messages.title)} />
        <LoadingState shape="rows" count={8} />
      </>
    );
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {isApiProblem(person.error, 'not_found') ? (
        <EmptyState kind="no-permission" />
      ) : (
        <ErrorState title={t(messages.failed)} {...failureOf(person)} />
      )}
    </>
  );
}

/** The page once it is read. */
function Person({ person }: { person: Schema<'PersonWork'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const [isEditing, setEditing] = useState(false);
  const { member, is_own: isOwn, may_edit: mayEdit } = person;
  return (
    <>
      {mayEdit && (
        <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
          <RouterLink to="/manager-area/team">
            <Icon name="chevron_left" /> {person.team_name ?? t(teamMessages.title)}
          </RouterLink>
        </Link>
      )}
      <PageTitle
        title={isOwn ? t(messages.own) : member.full_name}
        actions={
          <>
            <Text as="span" tone="muted" size="sm">
              {t(teamMessages.asOf, { time: formats.time(person.as_of) })}
            </Text>
            {mayEdit && (
              <>
                <Button icon="edit" onClick={() => setEditing(true)}>
                  {t(memberMessages.edit)}
                </Button>
                <Button asChild icon="swap_horiz">
                  <RouterLink to={`/manager-area/rebalance?from=${member.user_id}`}>
                    {t(messages.shareOut)}
                  </RouterLink>
                </Button>
              </>
            )}
          </>
        }
      />
      <Stack gap="5">
        <Box maxWidth="40rem">
          <Absence member={member} />
          <LoadBar load={member.load_points} capacity={member.capacity_points} />
          <Text tone="muted" size="sm">
            {t(memberMessages.points, { load: member.load_points, capacity: member.capacity_points })}
          </Text>
        </Box>
        <PersonFigures person={person} />
        <Grid
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(18rem, 1fr)' }}
        >
          <Stack gap="5" minWidth="0">
            <PersonWork person={person} />
            <PersonPace person={person} />
          </Stack>
          <PersonPlan person={person} />
        </Grid>
        {isOwn && (
          <Text tone="muted" size="sm">
            {t(messages.whoSees)}
          </Text>
        )}
      </Stack>
      {isEditing && <ProfileDialog member={member} team={person} onClose={() => setEditing(false)} />}
    </>
  );
}
