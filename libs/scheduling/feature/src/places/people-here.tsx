import { apiQuery, browsePlaces, browsePlans, savePlan } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Card, Flex, Heading, IconButton, Text } from '@dosar/design-system';
import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useVisitTimes } from '../slots/visit-times.ts';
import { writeHours } from './hours-text.ts';
import { messages } from './messages.ts';
import { PlanDialog } from './plan-dialog.tsx';

type Plan = Schema<'AssessorPlan'>;
const monday = '2026-01-05';

/** Who works at a place, on which weekdays and when; and who else could. */
export function PeopleHere({ place }: { place: Schema<'Place'> }) {
  const { formatMessage: t } = useIntl();
  const plans = useQuery(apiQuery(browsePlans, {}));
  const places = useQuery(apiQuery(browsePlaces, {}));
  const [changed, change] = useState<Plan>();
  const worksHere = ({ hours }: Plan) => hours.some(({ place_id: id }) => id === place.place_id);
  const here = (plans.data ?? []).filter(worksHere);
  const others = (plans.data ?? []).filter((plan) => !worksHere(plan));
  return (
    <Card>
      <Heading as="h2" size="md">
        {t(messages.peopleHere)}
      </Heading>
      {here.map((plan) => (
        <PlanLine key={plan.user_id} plan={plan} placeId={place.place_id} onChange={() => change(plan)} />
      ))}
      {others.length > 0 && (
        <Heading as="h3" size="md">
          {t(messages.otherPeople)}
        </Heading>
      )}
      {others.map((plan) => (
        <PlanLine key={plan.user_id} plan={plan} placeId={place.place_id} onChange={() => change(plan)} />
      ))}
      {changed && (
        <PlanDialog plan={changed} places={places.data?.places ?? []} onClose={() => change(undefined)} />
      )}
    </Card>
  );
}

type PlanLineProps = { plan: Plan; placeId: string; onChange: () => void };

function PlanLine({ plan, placeId, onChange }: PlanLineProps) {
  const { formatMessage: t } = useIntl();
  const { weekday } = useVisitTimes();
  const mayChange = useCan(savePlan);
  const hours = plan.hours.filter(({ place_id: id }) => id === placeId);
  const days = [...Map.groupBy(hours, ({ weekday: day }) => day)].sort(([one], [other]) => one - other);
  return (
    <Flex gap="2" alignItems="center" justifyContent="space-between" borderTopWidth="1px" paddingBlock="1">
      <Box minWidth="0">
        <Box fontWeight="strong">{plan.full_name}</Box>
        <Text tone="muted" size="sm">
          {days
            .map(([day, parts]) => `${weekday(addDays(monday, day - 1))} ${writeHours(parts)}`)
            .join(' · ')}
        </Text>
      </Box>
      {mayChange && (
        <IconButton icon="edit" label={t(messages.changePlan, { name: plan.full_name })} onClick={onChange} />
      )}
    </Flex>
  );
}
