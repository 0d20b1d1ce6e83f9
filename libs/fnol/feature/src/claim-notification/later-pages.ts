// Every further page in one chunk: a claimant at the roadside waits for the network once, not at each step.
export { CheckAnswersPage } from '../check-answers/check-answers-page.tsx';
export { FiledClaimPage } from '../finish/filed-claim-page.tsx';
export { NotifierPage } from '../notifier/notifier-page.tsx';
export { PhotosPage } from '../photos/photos-page.tsx';
export { PolicyPage } from '../policy/policy-page.tsx';
export { TimeAndPlacePage } from '../time-and-place/time-and-place-page.tsx';
export { VehiclePage } from '../vehicle/vehicle-page.tsx';
