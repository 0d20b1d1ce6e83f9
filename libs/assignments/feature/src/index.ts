export { addressOfAssignment } from './assignment-address.ts';
