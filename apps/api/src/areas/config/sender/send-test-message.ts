import type { Call } from '#src/kernel/http/route-table.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { organisationLooks, readOwnContact } from '#src/areas/account/index.ts';

/** Sends the caller a message through the outbox, as everybody else would get it. */
export async function sendTestMessage({ tx, caller, body, audit }: Call<'sendTestMessage'>) {
  const { orgId, userId } = caller;
  audit.subject(orgId);
  audit.note({ kind: body.kind });
  const { email, phone, language } = await readOwnContact(tx, { orgId, userId });
  const to = body.kind === 'email' ? email : phone;
  if (to === null) throw fieldRefused('kind', 'invalid_value');
  const { org_name: organisation } = await organisationLooks(tx, orgId);
  await enqueue(tx, { orgId, kind: body.kind, to, ...textIn(language, organisation) });
  return { success: true };
}

function textIn(language: Language, organisation: string) {
  return language === 'en'
    ? {
        subject: `Test message of ${organisation}`,
        body: `This is a test: messages of ${organisation} reach you.`,
      }
    : {
        subject: `Mesaj de probă de la ${organisation}`,
        body: `Acesta este un mesaj de probă: mesajele de la ${organisation} ajung la dumneavoastră.`,
      };
}
