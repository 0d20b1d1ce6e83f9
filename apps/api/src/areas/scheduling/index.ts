export { findVisitsOfPerson } from './visits-of-person.ts';
export { findVisitWork } from './booking/subject-repository.ts';
export { countMissedVisits } from './field/missed-visit-repository.ts';
export { countVisitsOfPeople } from './visit-repository.ts';
