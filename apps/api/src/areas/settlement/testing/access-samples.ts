import type { AreaSamples } from '#src/access/area-samples.ts';

const reason = 'Deviz de la service';

export const samples: AreaSamples = {
  bodies: {
    recordAmount: () => ({ account: 'recourse', amount_bani: 120_000, reason, money_version: 0 }),
    changeReserve: () => ({ coverage_code: 'vehicle', amount_bani: 500_000, reason, money_version: 0 }),
    saveCoverage: () => ({
      coverage_code: 'vehicle',
      limit_bani: 640_000_000,
      deductible_bani: 0,
      money_version: 0,
    }),
  },
};
