import { messageUrls } from 'virtual:dosar/messages';
import { mountPage } from '@dosar/design-system/public';
import '@dosar/design-system/public.css';
import { fetchMessages } from '@dosar/i18n/light';
import { ContactConfirmation } from '@dosar/tracking-feature';
import { confirmationKey } from './confirmation-key.ts';

void mountPage(
  <ContactConfirmation confirmationKey={confirmationKey(location.pathname)} />,
  fetchMessages(messageUrls),
);
