import type { ReactNode } from 'react';
import { callApi, getEmailKey, getMessageContent, getSms, type CallOptions } from '@dosar/api-client/call';
import { loadSanitiser } from '@dosar/design-system/public';
import { PrintedMessage } from './printed-message.tsx';

type Printout = { title: string; claimFileNo: string; activityCode: string; content: ReactNode };

/** Everything that the print view of an e-mail shows. */
export async function loadPrintedEmail(emailId: string, options: CallOptions): Promise<Printout> {
  const email = await callApi(getEmailKey, { path: { email_id: emailId } }, options);
  // Paper does not wait: what cleans the message has to be here before the page counts as ready.
  const [content] = await Promise.all([
    callApi(getMessageContent, { path: { key: email.key } }, options),
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
export async function loadPrintedSms(smsId: string, options: CallOptions): Promise<Printout> {
  const sms = await callApi(getSms, { path: { sms_id: smsId } }, options);
  const content = await callApi(getMessageContent, { path: { key: sms.key } }, options);
  return {
    title: sms.assignment_name,
    claimFileNo: sms.claim_file_no,
    activityCode: sms.assignment_no,
    content: <PrintedMessage content={content} />,
  };
}
