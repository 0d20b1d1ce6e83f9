import { CheckAnswersPage } from '../check-answers/check-answers-page.tsx';
import { FiledClaimPage } from '../finish/filed-claim-page.tsx';
import { NotifierPage } from '../notifier/notifier-page.tsx';
import { PhotosPage } from '../photos/photos-page.tsx';
import { PolicyPage } from '../policy/policy-page.tsx';
import { TimeAndPlacePage } from '../time-and-place/time-and-place-page.tsx';
import { VehiclePage } from '../vehicle/vehicle-page.tsx';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { addressOfPage } from './notification-address.ts';
import { useDraft, useNotification } from './notification-context.ts';
import { firstOpenPage } from './page-answers.ts';
import { StartPage } from './start-page.tsx';
import { isWizardPage } from './wizard-pages.ts';

const laterPages = new Map<string, ComponentType>([
  ['notifier', NotifierPage],
  ['policy', PolicyPage],
  ['time-and-place', TimeAndPlacePage],
  ['vehicle', VehiclePage],
  ['photos', PhotosPage],
  ['check', CheckAnswersPage],
  ['done', FiledClaimPage],
]);

/**
 * Every further page of the form, in one chunk: a claimant at the roadside waits for the network once, not at each step.
 *
 * A page whose earlier pages still need an answer leads back to the first of those. Only what was answered before counts:
 * the page itself may be as empty as it likes. The first page needs no such check, nor the code of all answers.
 */
export function LaterPage() {
  const { page = '' } = useParams();
  const { orgKey } = useNotification();
  const draft = useDraft();
  const openPage = isWizardPage(page) ? firstOpenPage(draft, page, new Date()) : undefined;
  if (openPage !== undefined) return <Navigate replace to={addressOfPage(orgKey, openPage)} />;
  const Page = laterPages.get(page) ?? StartPage;
  return <Page key={page} />;
}
