import type { Env } from '../env.ts';
import type { MessageProvider } from '../kernel/outbox/message-provider.ts';
import type { PushKeys } from '../kernel/keys/push-keys.ts';
import { browserPush } from './browser-push.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Who delivers messages here: what is configured; the rest stays readable in the outbox. */
export function messageDelivery(
  env: Pick<
    Env,
    | 'MESSAGES'
    | 'SMTP_URL'
    | 'MAIL_FROM'
    | 'SMS_URL'
    | 'SMS_TOKEN'
    | 'SMS_SENDER'
    | 'VAPID_SUBJECT'
    | 'PUSH_HOSTS'
  >,
  keys?: PushKeys,
): MessageProvider {
  const isHeldBack = env.MESSAGES === 'outbox';
  const email = isHeldBack || env.SMTP_URL === undefined ? caught : smtpMailer(env.SMTP_URL, env.MAIL_FROM);
  const sms =
    isHeldBack || env.SMS_URL === undefined ? caught : smsGateway(env.SMS_URL, env.SMS_TOKEN, env.SMS_SENDER);
  const push = isHeldBack || keys === undefined ? caught : browserPush(keys, env);
  const providers = { email, sms, push };
  return (message) => providers[message.kind](message);
}

/** Nobody to hand it to: the row in the outbox is where it is read. */
async function caught(): Promise<void> {}
