import { messageUrls } from 'virtual:dosar/messages';
import { configureApi } from '@dosar/api-client/call';
import { mountPage } from '@dosar/design-system/public';
import '@dosar/design-system/public.css';
import { fetchMessages, shownLocale } from '@dosar/i18n/light';
import { ContactConfirmation } from '@dosar/tracking-feature';
import { confirmationKey } from './confirmation-key.ts';

configureApi({ language: shownLocale });

void mountPage(
  <ContactConfirmation confirmationKey={confirmationKey(location.pathname)} />,
  fetchMessages(messageUrls),
);
