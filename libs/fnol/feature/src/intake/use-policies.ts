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

/** What a policy is looked up by: that of the car at fault under RCA, that of the own car otherwise. */
export function policyTraits({
  policy_type: type,
  policy_number: number,
  holder_number: holder,
  vehicle,
  other_vehicles: others,
  event: { date },
}: IntakeAnswers): Traits | undefined {
  const atFault = others.find(({ role }) => role === 'at_fault');
  const isLiability = liabilityPolicies.includes(type);
  const isOther = isLiability && type !== 'rca_dd';
  const plate = (isOther ? atFault?.plate : vehicle.plate) ?? '';
  const typed = (isOther && atFault?.policy_number) || number;
  const vin = (isOther ? atFault?.vin : vehicle.vin) ?? '';
  const long = (text: string, least: number) => text.replaceAll(/\W/g, '').length >= least;
  const by = {
    ...(long(plate, 5) && { plate }),
    ...(long(vin, 11) && { vin: vin.replaceAll(/\W/g, '') }),
    ...(long(typed, 5) && { policy_number: typed }),
    ...((isCnp(holder) || isCui(holder)) && { holder_number: holder.trim() }),
  };
  if (type === '' || type === 'other' || !/^\d{4}-\d\d-\d\d$/.test(date) || Object.keys(by).length === 0)
    return undefined;
  return { ...by, date, kind: isLiability ? 'rca' : 'casco' };
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
