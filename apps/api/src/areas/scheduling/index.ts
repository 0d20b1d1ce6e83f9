export { findVisitsOfPerson } from './visits-of-person.ts';
export { countVisitsOfPeople } from './visit-repository.ts';
