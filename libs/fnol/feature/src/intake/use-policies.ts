import { apiQuery, findPolicies } from '@dosar/api-client';
import { useAnswers } from '@dosar/forms';
import { isCnp, isCui } from '@dosar/kernel/romanian-numbers';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { IntakeAnswers } from './intake-answers.ts';
import { liabilityPolicies } from './liability-policies.ts';

type Traits = Omit<JsonBodyOf<'findPolicies'>, 'asks_service'>;

const pauseMs = 500;
const none: Schema<'FoundPolicies'> = { policies: [], service: 'not_asked' };

const hasCharacters = (text: string, least: number) => text.replaceAll(/\W/g, '').length >= least;

/** What a policy is looked up by: that of the car at fault under RCA, that of the own car otherwise. */
export function policyTraits(answers: IntakeAnswers): Traits | undefined {
  const { policy_type: type, holder_number: holder } = answers;
  const { date } = answers.event;
  const { plate, vin, policy } = insuredCarOf(answers);
  const by = {
    ...(hasCharacters(plate, 5) && { plate }),
    ...(hasCharacters(vin, 11) && { vin: vin.replaceAll(/\W/g, '') }),
    ...(hasCharacters(policy, 5) && { policy_number: policy }),
    ...((isCnp(holder) || isCui(holder)) && { holder_number: holder.trim() }),
  };
  if (type === '' || type === 'other' || !/^\d{4}-\d\d-\d\d$/.test(date) || Object.keys(by).length === 0)
    return undefined;
  return { ...by, date, kind: liabilityPolicies.includes(type) ? 'rca' : 'casco' };
}

/** The car whose policy pays, with the number of that policy where it was typed. */
function insuredCarOf({
  policy_type: type,
  policy_number: number,
  vehicle,
  other_vehicles: others,
}: IntakeAnswers) {
  const isOther = liabilityPolicies.includes(type) && type !== 'rca_dd';
  if (!isOther) return { plate: vehicle.plate, vin: vehicle.vin, policy: number };
  const atFault = others.find(({ role }) => role === 'at_fault');
  return {
    plate: atFault?.plate ?? '',
    vin: atFault?.vin ?? '',
    policy: atFault?.policy_number || number,
  };
}

/**
 * Policies that fit what stands on the page, asked for whenever typing pauses.
 *
 * What is known here comes at once; the policy service, where there is one, adds what it knows when it answers.
 */
export function usePolicies() {
  const answers = useAnswers<IntakeAnswers>();
  const wanted = JSON.stringify(policyTraits(answers) ?? null);
  const [asked, setAsked] = useState(wanted);
  useEffect(
    function askWhenTypingPauses() {
      const timer = setTimeout(() => setAsked(wanted), pauseMs);
      return () => clearTimeout(timer);
    },
    [wanted],
  );
  const traits = JSON.parse(asked) as Traits | null;
  const query = (asksService: boolean) => ({
    ...apiQuery(findPolicies, { body: { ...(traits ?? { date: '' }), asks_service: asksService } }),
    retry: false,
    placeholderData: keepPreviousData,
  });
  const known = useQuery({ ...query(false), enabled: traits !== null });
  const told = useQuery({ ...query(true), enabled: traits !== null && known.data?.service === 'not_asked' });
  const { policy_type: type } = answers;
  const isInsurable = type !== '' && type !== 'other';
  if (traits === null) return { found: none, isAsked: false, isAway: false, isInsurable };
  return {
    isInsurable,
    found: told.data ?? known.data ?? none,
    isAsked: known.isSuccess,
    isAway: known.isError || told.isError || told.data?.service === 'away',
  };
}
