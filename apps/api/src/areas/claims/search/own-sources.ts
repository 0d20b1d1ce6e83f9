import { searchSources } from '../extension-points.ts';
import { findFiles } from './search-files-repository.ts';
import { findPeople } from './search-people-repository.ts';
import { findVehicles } from './search-vehicles-repository.ts';

/** What the search finds in the claim files themselves. */
export const ownSources = [
  searchSources.entry({
    group: 'files',
    isOpenToPreview: true,
    takesCriteria: true,
    findsSimilarNames: true,
    find: async (search) => ({ files: await findFiles(search) }),
  }),
  searchSources.entry({
    group: 'people',
    isOpenToPreview: false,
    takesCriteria: false,
    findsSimilarNames: true,
    find: async (search) => ({ people: await findPeople(search) }),
  }),
  searchSources.entry({
    group: 'vehicles',
    isOpenToPreview: false,
    takesCriteria: false,
    findsSimilarNames: false,
    find: async (search) => ({ vehicles: await findVehicles(search) }),
  }),
];
