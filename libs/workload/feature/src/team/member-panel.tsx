import { Box, Button, DescriptionList, Heading, SidePanel, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as personMessages } from './person-messages.ts';
import { LoadBar } from './load-bar.tsx';
import { messages } from './messages.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { Absence, LoadTrend } from './team-table.tsx';
import { useGivenWork } from './use-given-work.ts';
import { WaitsFor } from './waits-for.tsx';

type MemberPanelProps = { member: Schema<'TeamMember'>; team: Schema<'Team'>; onClose: () => void };

/** One person: load, for whom their work waits, what came and went, and which work they can be given. */
export function MemberPanel({ member, team, onClose }: MemberPanelProps) {
  const { formatMessage: t } = useIntl();
  const [isEditing, setEditing] = useState(false);
  const facts = useGivenWork(member, team);
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
          <Button asChild icon="person">
            <RouterLink to={`/manager-area/person/${member.user_id}`}>{t(personMessages.page)}</RouterLink>
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
          <DescriptionList facts={facts} />
        </Box>
      </Stack>
      {isEditing && <ProfileDialog member={member} team={team} onClose={() => setEditing(false)} />}
    </SidePanel>
  );
}
