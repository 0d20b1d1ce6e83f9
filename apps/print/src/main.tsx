import { messageUrls } from 'virtual:dosar/messages';
import { api } from '@dosar/api-client/client';
import { Session, signedBy } from '@dosar/auth/session-core';
import { mountPage } from '@dosar/design-system/public';
import '@dosar/design-system/public-print.css';
import { fetchMessages } from '@dosar/i18n/light';
import { PrintApp } from './print-app.tsx';
import { printPlace } from './print-place.ts';

const session = new Session({ namespace: 'staff' });
api.use(signedBy(() => session));
session.correlationTokenChanged.listen(function startAgainWithTheOtherTab() {
  session.followOtherTab();
  location.reload();
});
session.signedOut.listen(goToLogin);

function goToLogin() {
  location.replace(`/login?returnUrl=${encodeURIComponent(`${location.pathname}${location.search}`)}`);
}

void mountPage(
  <PrintApp session={session} place={printPlace(location)} goToLogin={goToLogin} />,
  fetchMessages(messageUrls),
);
