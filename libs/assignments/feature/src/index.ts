export { addressOfAssignment } from './assignment-address.ts';
export { useOpenTaskCount } from './shortlist/use-open-task-count.ts';
