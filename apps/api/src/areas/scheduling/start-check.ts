import { startChecks } from '../config/extension-points.ts';
import { countPlacesAndPlans } from './start-check-repository.ts';

/** Where and when vehicles are looked at. */
export const placesStartCheck = startChecks.entry({
  code: 'places',
  order: 40,
  title: { ro: 'Locuri și planuri de lucru', en: 'Places and working plans' },
  without: {
    ro: 'nu este nicio oră de ales pentru constatare',
    en: 'there is no hour to choose for an inspection',
  },
  page: { address: '/config/appointment-locations', role: 'AC.Assessor.Manager' },
  async look(tx, orgId) {
    const { places, plans } = await countPlacesAndPlans(tx, orgId);
    return {
      isDone: places > 0 && plans > 0,
      detail: { ro: `locuri: ${places} · planuri: ${plans}`, en: `places: ${places} · plans: ${plans}` },
    };
  },
});
