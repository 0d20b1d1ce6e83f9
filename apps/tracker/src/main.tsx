import { messageUrls } from 'virtual:dosar/messages';
import { configureApi } from '@dosar/api-client/call';
import { Session } from '@dosar/auth/session-core';
import { mountPage } from '@dosar/design-system/public';
import '@dosar/design-system/public.css';
import { fetchMessages, shownLocale } from '@dosar/i18n/light';
import { tidyAddress } from './navigation.ts';
import { TrackerApp } from './tracker-app.tsx';

const session = new Session({ namespace: 'tracker' });
configureApi({
  ...session.requests,
  language: shownLocale,
});
session.correlationTokenChanged.listen(function startAgainWithTheOtherTab() {
  session.followOtherTab();
  location.reload();
});

tidyAddress();
void mountPage(<TrackerApp session={session} />, fetchMessages(messageUrls));
