import type { ReactNode } from 'react';
import { api, dataOf, inLanguage } from '@dosar/api-client/client';
import { loadSanitiser, type LoadOptions } from '@dosar/design-system/public';
import { PrintedMessage } from './printed-message.tsx';

type Printout = { title: string; claimFileNo: string; activityCode: string; content: ReactNode };

/** Everything that the print view of an e-mail shows. */
export async function loadPrintedEmail(
  emailId: string,
  { signal, language }: LoadOptions,
): Promise<Printout> {
  const email = await dataOf(
    api.GET('/api/timeline/getEmailKey/{email_id}', {
      params: { path: { email_id: emailId } },
      signal,
      ...inLanguage(language),
    }),
  );
  // Paper does not wait: what cleans the message has to be here before the page counts as ready.
  const [content] = await Promise.all([
    dataOf(
      api.GET('/api/message/getByKey/{key}', {
        params: { path: { key: email.key } },
        signal,
        ...inLanguage(language),
      }),
    ),
    loadSanitiser(),
  ]);
  return {
    title: email.name,
    claimFileNo: email.claim_file_no,
    activityCode: email.assignment_no,
    content: <PrintedMessage content={content} />,
  };
}

/** Everything that the print view of an SMS shows. */
export async function loadPrintedSms(smsId: string, { signal, language }: LoadOptions): Promise<Printout> {
  const sms = await dataOf(
    api.GET('/api/timeline/getSms/{sms_id}', {
      params: { path: { sms_id: smsId } },
      signal,
      ...inLanguage(language),
    }),
  );
  const content = await dataOf(
    api.GET('/api/message/getByKey/{key}', {
      params: { path: { key: sms.key } },
      signal,
      ...inLanguage(language),
    }),
  );
  return {
    title: sms.assignment_name,
    claimFileNo: sms.claim_file_no,
    activityCode: sms.assignment_no,
    content: <PrintedMessage content={content} />,
  };
}
