export { findVisitsOfPerson } from './visits-of-person.ts';
