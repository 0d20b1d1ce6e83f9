import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findNewestMessages, listOrganisations } from './outbox-repository.ts';

type Needs = { db: Db; isProduction: boolean };

const mostShown = 200;

/** What would have been sent, over all organisations: a developer's and tester's mailbox. Production has none. */
export async function browseOutbox({ db, isProduction }: Needs, { query }: StandaloneCall<'browseOutbox'>) {
  if (isProduction) throw notFound();
  const organisations = await outsideTenant(db, listOrganisations, { readOnly: true });
  const found = [];
  for (const orgId of organisations) {
    const messages = await inTenant(db, orgId, (tx) => findNewestMessages(tx, orgId, query.to, mostShown), {
      readOnly: true,
    });
    found.push(...messages);
  }
  return {
    items: found
      .sort((one, other) => other.system_time.getTime() - one.system_time.getTime())
      .slice(0, mostShown)
      .map((message) => ({ ...message, system_time: message.system_time.toISOString() })),
  };
}
