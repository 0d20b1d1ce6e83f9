import { changedMeanwhile, type MeanwhileChange } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ratesQuery, type Rate } from './rates-query.ts';

/** Where and from which day on rates hold. */
type RateDay = { partner: string; valid_from: string };

/**
 * Which version of the rates of a day was read, and what somebody else has set for that day meanwhile.
 *
 * `follow` reads them anew after a refusal and answers what changed; the next save then replaces it knowingly.
 */
export function useRateVersions<Values extends Record<string, string>>(
  all: readonly Rate[],
  valuesOf: (rate: Rate | undefined) => Values,
) {
  const queryClient = useQueryClient();
  const [read, setRead] = useState(all);
  const [changes, setChanges] = useState<readonly MeanwhileChange[]>([]);
  const follow = async (day: RateDay, typed: Values): Promise<readonly MeanwhileChange[]> => {
    const now = await queryClient.fetchQuery({ ...ratesQuery, staleTime: 0 });
    const found = changedMeanwhile(valuesOf(rateOn(read, day)), valuesOf(rateOn(now, day)), typed);
    setRead(now);
    setChanges(found);
    return found;
  };
  return {
    changes,
    follow,
    /** 0 for a day without rates. */
    versionOn: (day: RateDay) => rateOn(read, day)?.row_version ?? 0,
  };
}

function rateOn(rates: readonly Rate[], { partner, valid_from: day }: RateDay): Rate | undefined {
  return rates.find((rate) => (rate.partner_id ?? '') === partner && rate.valid_from === day);
}
