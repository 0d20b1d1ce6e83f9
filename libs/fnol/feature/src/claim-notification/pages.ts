// The first page of the form alone; the others are fetched while somebody answers it.
export { CircumstancesPage } from '../circumstances/circumstances-page.tsx';
export { ClaimNotificationLayout } from './claim-notification-layout.tsx';
export { StartPage } from './start-page.tsx';
