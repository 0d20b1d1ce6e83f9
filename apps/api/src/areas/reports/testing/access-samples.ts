import type { AreaSamples } from '#src/access/area-samples.ts';

const days = { from: '2026-01-05', to: '2026-03-29' };

export const samples: AreaSamples = {
  bodies: {
    runReport: () => days,
    browseReportCases: () => days,
    exportReport: () => ({ format: 'csv', parameters: days }),
  },
};
