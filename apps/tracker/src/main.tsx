import { messageUrls } from 'virtual:dosar/messages';
import { api } from '@dosar/api-client/client';
import { Session, signedBy } from '@dosar/auth/session-core';
import { mountPage } from '@dosar/design-system/public';
import '@dosar/design-system/public.css';
import { fetchMessages } from '@dosar/i18n/light';
import { keepFirstView } from '@dosar/tracking-feature';
import { takeLanguageOfAddress } from './language-of-address.ts';
import { tidyAddress } from './navigation.ts';
import { TrackerApp } from './tracker-app.tsx';

const session = new Session({ namespace: 'tracker' });
api.use(signedBy(() => session));
session.correlationTokenChanged.listen(function startAgainWithTheOtherTab() {
  session.followOtherTab();
  location.reload();
});

takeLanguageOfAddress();
tidyAddress();
keepFirstView();
void mountPage(<TrackerApp session={session} />, fetchMessages(messageUrls));
