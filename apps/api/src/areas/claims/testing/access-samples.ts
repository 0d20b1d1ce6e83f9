import type { AreaSamples } from '#src/access/area-samples.ts';

export const samples: AreaSamples = {
  identifiers: async (_api, { claimFileId, claimFileNo }) => ({
    claim_file_id: claimFileId,
    claim_file_no: claimFileNo,
  }),
};
