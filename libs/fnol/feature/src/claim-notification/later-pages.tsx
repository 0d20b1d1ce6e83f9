import { CheckAnswersPage } from '../check-answers/check-answers-page.tsx';
import { FiledClaimPage } from '../finish/filed-claim-page.tsx';
import { NotifierPage } from '../notifier/notifier-page.tsx';
import { PhotosPage } from '../photos/photos-page.tsx';
import { PolicyPage } from '../policy/policy-page.tsx';
import { TimeAndPlacePage } from '../time-and-place/time-and-place-page.tsx';
import { VehiclePage } from '../vehicle/vehicle-page.tsx';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { StartPage } from './start-page.tsx';

const laterPages = new Map<string, ComponentType>([
  ['notifier', NotifierPage],
  ['policy', PolicyPage],
  ['time-and-place', TimeAndPlacePage],
  ['vehicle', VehiclePage],
  ['photos', PhotosPage],
  ['check', CheckAnswersPage],
  ['done', FiledClaimPage],
]);

/** Every further page of the form, in one chunk: a claimant at the roadside waits for the network once, not at each step. */
export function LaterPage() {
  const { page = '' } = useParams();
  const Page = laterPages.get(page) ?? StartPage;
  return <Page key={page} />;
}
