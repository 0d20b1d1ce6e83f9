import { Box, Button, DescriptionList, Heading, Link, SidePanel, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as personMessages } from './person-messages.ts';
import { listAddress } from './list-address.ts';
import { LoadBar } from './load-bar.tsx';
import { messages } from './messages.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { Absence, LoadTrend } from './team-table.tsx';

type MemberPanelProps = { member: Schema<'TeamMember'>; team: Schema<'Team'>; onClose: () => void };

/** One person: load, for whom their work waits, what came and went, and which work they can be given. */
export function MemberPanel({ member, team, onClose }: MemberPanelProps) {
  const { formatMessage: t } = useIntl();
  const [isEditing, setEditing] = useState(false);
  const named = (kinds: Schema<'NamedCodes'>, codes: readonly string[]) =>
    codes.length === 0
      ? t(personMessages.all)
      : codes.map((code) => kinds.find((kind) => kind.code === code)?.name ?? code).join(', ');
  return (
    <SidePanel
      open
      title={member.full_name}
      onClose={onClose}
      footer={
        <>
          <Button icon="edit" onClick={() => setEditing(true)}>
            {t(personMessages.edit)}
          </Button>
          <Button asChild icon="swap_horiz">
            <RouterLink to={`/manager-area/rebalance?from=${member.user_id}`}>
              {t(messages.rebalanceFrom)}
            </RouterLink>
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Absence member={member} />
        <Box>
          <LoadBar load={member.load_points} capacity={member.capacity_points} />
          <Text tone="muted" size="sm">
            {t(personMessages.points, { load: member.load_points, capacity: member.capacity_points })}
          </Text>
        </Box>
        <Box>
          <Heading as="h3" size="md">
            {t(personMessages.week)}
          </Heading>
          <Text>
            {t(personMessages.cameAndWent, { received: member.received_7_days, done: member.done_7_days })}
          </Text>
          <LoadTrend member={member} />
        </Box>
        <WaitsFor member={member} />
        <Box>
          <Heading as="h3" size="md">
            {t(personMessages.canGet)}
          </Heading>
          <DescriptionList
            facts={[
              {
                term: t(personMessages.kinds),
                value: named(team.assignment_types, member.assignment_type_codes),
              },
              { term: t(personMessages.policies), value: named(team.policy_types, member.policy_type_codes) },
              {
                term: t(personMessages.counties),
                value:
                  member.county_codes.length === 0 ? t(personMessages.all) : member.county_codes.join(', '),
              },
            ]}
          />
        </Box>
      </Stack>
      {isEditing && <ProfileDialog member={member} team={team} onClose={() => setEditing(false)} />}
    </SidePanel>
  );
}

/** For whom somebody's work waits, with the way to each list. */
function WaitsFor({ member }: Pick<MemberPanelProps, 'member'>) {
  const { formatMessage: t } = useIntl();
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(personMessages.waitsFor)}
      </Heading>
      {member.waiting_on.length === 0 && <Text tone="muted">{t(personMessages.waitsForNobody)}</Text>}
      <Box as="ul" listStyleType="none">
        {member.waiting_on.map(({ code, count }) => (
          <li key={code}>
            <Link asChild minHeight="var(--dosar-control)" display="inline-flex" alignItems="center">
              <RouterLink to={listAddress(member.user_id, { category: 'waiting', waitingOn: code })}>
                {t(personMessages.waitsForWhom, { whom: code, count })}
              </RouterLink>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
