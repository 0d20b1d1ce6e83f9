import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';

type Story = {
  kind: 'recourse' | 'residual';
  debtor: readonly ['insurer' | 'person', string];
  ground: readonly [code: string, note: string];
  /** Of what was paid, in percent. */
  share: number;
  receivedShare: number;
  giveUpReason?: string;
};

/** Money that is to come back, in each state. */
const stories: readonly Story[] = [
  {
    kind: 'recourse',
    debtor: ['insurer', 'Asigurarea Vecină SA'],
    ground: ['subrogation', 'Polița RCA a celui vinovat, RO/22/V 104872'],
    share: 100,
    receivedShare: 40,
  },
  {
    kind: 'residual',
    debtor: ['person', 'Dezmembrări Codru SRL'],
    ground: ['sale', 'Contract de vânzare 17/2026'],
    share: 20,
    receivedShare: 20,
  },
  {
    kind: 'recourse',
    debtor: ['person', 'Conducătorul vinovat'],
    ground: ['traffic_offence', 'Dosar penal, conducere sub influența alcoolului'],
    share: 100,
    receivedShare: 10,
    giveUpReason: 'Debitor fără bunuri, executare încetată',
  },
];

/** Some paid claims have money that is to come back. */
export async function recover(tx: Transaction<Database>, { orgId }: DemoWorld): Promise<void> {
  const { rows: files } = await sql<{
    claim_file_id: string;
    user_id: string;
    paid_bani: number;
    paid_at: Date;
  }>`
    select orders.claim_file_id, orders.created_by_user_id as user_id, orders.paid_bani::float8, orders.created_at as paid_at
    from payment_order orders join claim_file file using (org_id, claim_file_id)
    where org_id = ${orgId} and orders.state = 'paid' and file.closed_at is not null and orders.paid_bani > 100000
    order by claim_file_no limit ${stories.length}`.execute(tx);
  for (const [index, file] of files.entries()) {
    const story = stories[index];
    if (story === undefined) continue;
    const expected = Math.round((file.paid_bani * story.share) / 100);
    const received = Math.round((file.paid_bani * story.receivedShare) / 100);
    await recoverFrom(tx, orgId, { ...file, story, expected, received });
  }
}

type Recovered = {
  claim_file_id: string;
  user_id: string;
  paid_at: Date;
  story: Story;
  expected: number;
  received: number;
};

async function recoverFrom(tx: Transaction<Database>, orgId: string, from: Recovered): Promise<void> {
  const { claim_file_id: claimFileId, user_id: userId, story, expected, received } = from;
  const on = (days: number) => new Date(from.paid_at.getTime() + days * 86_400_000);
  const { rows } = await sql<{ recovery_id: string }>`
    insert into recovery (org_id, claim_file_id, recovery_no, kind, state, claimed_on, debtor_kind, debtor_name, ground_code,
      ground_note, created_by_user_id, created_at)
    values (${orgId}, ${claimFileId}, 1, ${story.kind}, 'claimed', ${on(5)}::date, ${story.debtor[0]}, ${story.debtor[1]},
      ${story.ground[0]}, ${story.ground[1]}, ${userId}, ${on(4)})
    returning recovery_id`.execute(tx);
  const recoveryId = rows[0]?.recovery_id ?? '';
  const book = (account: string, change: number, reason: string, at: Date) =>
    sql`insert into ledger_entry (org_id, claim_file_id, account, change_bani, balance_bani, reason, recovery_id,
        created_by_user_id, system_time)
      values (${orgId}, ${claimFileId}, ${account}, ${change}, 0, ${reason}, ${recoveryId}, ${userId}, ${at})`.execute(
      tx,
    );
  await book(story.kind, expected, story.ground[1], on(4));
  await sql`insert into recovery_receipt (org_id, recovery_id, claim_file_id, amount_bani, received_on, created_by_user_id,
      system_time)
    values (${orgId}, ${recoveryId}, ${claimFileId}, ${received}, ${on(12)}::date, ${userId}, ${on(12)})`.execute(
    tx,
  );
  await book('recovered', received, `Încasare, ${story.debtor[1]}`, on(12));
  if (story.giveUpReason === undefined) return;
  await book(story.kind, received - expected, story.giveUpReason, on(14));
  await sql`update recovery set state = 'given_up', give_up_reason = ${story.giveUpReason}
    where org_id = ${orgId} and recovery_id = ${recoveryId}`.execute(tx);
}
