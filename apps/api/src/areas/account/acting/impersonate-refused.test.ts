import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { readContract } from '#src/kernel/http/contract.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi({ people: ['blocat.ion', 'sorin.matei'] });

type Tokens = { idToken: string; refreshToken: string };

const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
const idOf = async (username: string) => (await api.userNamed(username)).userId;

async function impersonate(headers: CallerHeaders, userId: string) {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/auth/impersonate',
    headers,
    payload: { user_id: userId },
  });
  return { status: answer.statusCode, body: answer.json<Tokens & { code?: string }>() };
}

async function statusOf(headers: CallerHeaders, server: Pick<typeof api, 'inject'> = api) {
  const answer = await server.inject({ url: '/api/assignment/browseStatuses', headers });
  return answer.statusCode === 200 ? 'let in' : answer.json<{ code: string }>().code;
}

async function actingSessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from session where actor_user_id is not null and revoked_at is null`.execute(
    api.database.kysely,
  );
  return rows[0]?.count ?? -1;
}

beforeEach(async () => {
  await change(sql`update session set revoked_at = now() where revoked_at is null`);
  await change(sql`delete from replacement`);
  await change(sql`update app_user set is_locked = false, is_active = true where username <> 'blocat.ion'`);
  await letReplace(api, 'ana.ionescu', 'radu.marin');
});

describe('acting for somebody', () => {
  test.each<[whom: string, username: string, prepare: () => Promise<unknown>]>([
    ['whom one does not replace', 'maria.stan', async () => undefined],
    [
      'whom one replaces tomorrow',
      'maria.stan',
      () => letReplace(api, 'ana.ionescu', 'maria.stan', { from: '2026-03-05', to: '2026-03-06' }),
    ],
    [
      'whom one replaced last week',
      'maria.stan',
      () => letReplace(api, 'ana.ionescu', 'maria.stan', { from: '2026-02-23', to: '2026-03-03' }),
    ],
    [
      'whom one would replace, were the replacement not withdrawn',
      'radu.marin',
      () => change(sql`update replacement set revoked_at = now()`),
    ],
    ['who replaces oneself', 'sorin.matei', () => letReplace(api, 'sorin.matei', 'ana.ionescu')],
    ['of another organisation', 'alfa.ana', async () => undefined],
    [
      'whose account is locked',
      'radu.marin',
      () => change(sql`update app_user set is_locked = true where username = 'radu.marin'`),
    ],
    [
      'who left',
      'radu.marin',
      () => change(sql`update app_user set is_active = false where username = 'radu.marin'`),
    ],
    [
      'who is a configurator, which one is not',
      'calin.dobre',
      () => letReplace(api, 'ana.ionescu', 'calin.dobre'),
    ],
  ])('P3 %s is refused like somebody who does not exist', async (_whom, username, prepare) => {
    await prepare();
    const ana = await api.tokenFor('ana.ionescu');

    expect(await impersonate(ana, await idOf(username))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await impersonate(ana, crypto.randomUUID())).toMatchObject({ status: 404 });
    expect(await actingSessions()).toBe(0);
    expect(await statusOf(ana)).toBe('let in');
  });

  test('P3 who may not be acted for is not offered either', async () => {
    await letReplace(api, 'ana.ionescu', 'calin.dobre');
    const signedIn = await api.inject({
      method: 'POST',
      url: '/api/auth/refreshToken',
      payload: { refresh_token: (await api.tokenFor('ana.ionescu'))['x-refresh-token'] },
    });
    expect(signedIn.json()).toMatchObject({
      profile: { replaced_users: [{ username: 'radu.marin', full_name: 'Radu Marin' }] },
    });
  });

  test('one configurator may stand in for another', async () => {
    await letReplace(api, 'calin.dobre', 'ana.ionescu');
    await change(sql`
      insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'org.configurator' from app_user
      where username = 'ana.ionescu'`);

    const calin = await api.tokenFor('calin.dobre');
    expect(await impersonate(calin, await idOf('ana.ionescu'))).toMatchObject({ status: 200 });
    await change(sql`delete from user_role using app_user where user_role.user_id = app_user.user_id
      and username = 'ana.ionescu' and role_code = 'org.configurator'`);
  });

  test("P3 of nobody further: neither the replaced user's replaced users nor anybody else", async () => {
    await letReplace(api, 'radu.marin', 'maria.stan');
    await letReplace(api, 'ana.ionescu', 'maria.stan');
    const acting = await impersonate(await api.tokenFor('ana.ionescu'), await idOf('radu.marin'));

    expect(await impersonate(headersOf(acting.body), await idOf('maria.stan'))).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await statusOf(headersOf(acting.body))).toBe('let in');
  });

  test('asked for twenty times at once, one of the sessions lives', async () => {
    const [ana, userId] = [await api.tokenFor('ana.ionescu'), await idOf('radu.marin')];
    const answers = await Promise.all(Array.from({ length: 20 }, () => impersonate(ana, userId)));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await actingSessions()).toBe(1);
  });
});

describe('acting ends with the next call, on every server', () => {
  test.each<[what: string, end: () => Promise<unknown>, own: 'let in' | 'session_revoked']>([
    ['the replacement is withdrawn', () => change(sql`update replacement set revoked_at = now()`), 'let in'],
    ['the replacement is deleted', () => change(sql`delete from replacement`), 'let in'],
    [
      'the replacement is shortened',
      () => change(sql`update replacement set date_from = '2026-02-23', date_to = '2026-03-03'`),
      'let in',
    ],
    [
      'the replaced user is locked',
      () => change(sql`update app_user set is_locked = true where username = 'radu.marin'`),
      'let in',
    ],
    [
      'the replaced user becomes a configurator',
      () =>
        change(sql`
      insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'app.configurator' from app_user
      where username = 'radu.marin'`),
      'let in',
    ],
    [
      'who acts is locked',
      () => change(sql`update app_user set is_locked = true where username = 'ana.ionescu'`),
      'session_revoked',
    ],
    [
      'the session it was begun in ends',
      () => change(sql`update session set revoked_at = now() where actor_user_id is null`),
      'session_revoked',
    ],
    [
      'the organisation switches it off',
      () =>
        change(sql`update organisation
      set app_metadata = app_metadata || '{"enable_user_impersonation": false}' where org_code = 'demo'`),
      'let in',
    ],
  ])('P3 when %s', async (_what, end, own) => {
    const another = await api.startAnother();
    const ana = await api.tokenFor('ana.ionescu');
    const acting = headersOf((await impersonate(ana, await idOf('radu.marin'))).body);
    expect([await statusOf(acting), await statusOf(acting, another)]).toEqual(['let in', 'let in']);

    await end();
    for (const server of [api, another])
      await expect
        .poll(() => statusOf(acting, server), { timeout: 800, interval: 20 })
        .toBe('session_revoked');
    expect(await statusOf(ana)).toBe(own);

    await change(sql`update organisation
      set app_metadata = app_metadata || '{"enable_user_impersonation": true}' where org_code = 'demo'`);
    await change(sql`delete from user_role where role_code = 'app.configurator'
      and user_id = ${await idOf('radu.marin')}`);
  });
});

test('P4 what the contract refuses to whoever acts is refused, and recorded with both names', async () => {
  const refusing = readContract().operations.filter(({ access }) =>
    access.refuses?.includes('impersonating'),
  );
  expect(refusing.map(({ id }) => String(id)).sort()).toEqual([
    'acceptOwnJob',
    'addCustomerDocument',
    'addGroupMapping',
    'addOwnPhoto',
    'addPartner',
    'addPartnerDocument',
    'addSpecialCustomer',
    'addSpecialMatch',
    'addSpecialRule',
    'answerReplacement',
    'applyPolicies',
    'applyRebalance',
    'applyRematch',
    'askQuestion',
    'attachCertificate',
    'browseAssistantMessages',
    'browseSessions',
    'cancelAbsence',
    'changeReportSchedule',
    'changeSpecialRule',
    'checkPass',
    'closeTeam',
    'completeAssistantMessage',
    'createFeed',
    'createProvisioningToken',
    'createReportSet',
    'deactivateUser',
    'decideAbsences',
    'decideApprovals',
    'decideAssistantProposals',
    'decidePolicyOfFile',
    'decideStatementLine',
    'decideTemplateDraft',
    'declineOwnJob',
    'deleteReportSchedule',
    'deleteReportSet',
    'downloadCertificate',
    'downloadCustomerDocument',
    'downloadPaymentExport',
    'downloadPolicyFile',
    'downloadStatement',
    'endOtherSessions',
    'endPartnerAccount',
    'endProvisioningToken',
    'endReplacement',
    'endSession',
    'endSpecialCustomer',
    'endUserReplacement',
    'endUserSessions',
    'explainDelay',
    'exportPaymentOrders',
    'getAssistantModelUse',
    'getAssistantSettings',
    'getPerson',
    'getProvisioning',
    'giveRole',
    'importBalances',
    'importClosures',
    'importConfiguration',
    'importPartners',
    'importPeople',
    'importPlates',
    'importRepairNorms',
    'importStatement',
    'invitePartnerPerson',
    'inviteUser',
    'lockUser',
    'makeUserCode',
    'mapPolicyColumns',
    'moveOwnJob',
    'moveToTeam',
    'openPartnerAccount',
    'payJob',
    'previewPack',
    'previewPlates',
    'processAssistantMessage',
    'rateAssistantMessage',
    'reactivateUser',
    'readPolicies',
    'readStatement',
    'removeCertificate',
    'removeCustomerDocument',
    'removeGroupMapping',
    'removeLegalRule',
    'removeOwnRole',
    'removePartnerDocument',
    'removeSpecialMatch',
    'removeSpecialRule',
    'removeTemplateDraft',
    'removeTemplateSet',
    'renewInboundKey',
    'reopenPartnerAccount',
    'reportFieldStatus',
    'resumePartner',
    'revokeAbsence',
    'revokeFeed',
    'saveAbsence',
    'saveAssistantSettings',
    'saveCsvColumns',
    'saveDocumentExample',
    'saveDocumentGuidance',
    'saveDocumentKind',
    'saveGroupMapping',
    'saveLeaveType',
    'saveLegalRule',
    'saveOwnRole',
    'savePackPlan',
    'savePartner',
    'savePartnerAccount',
    'savePartnerJobSettings',
    'savePayingAccount',
    'savePlace',
    'savePlan',
    'savePresenceMinimum',
    'saveProvisioningRules',
    'saveRequestRule',
    'saveRetention',
    'saveSpecialCustomer',
    'saveTeam',
    'saveTemplate',
    'saveTemplateApproval',
    'saveTemplateDraft',
    'saveTemplateSet',
    'saveUser',
    'saveWorkProfile',
    'saveWorkSla',
    'scheduleReport',
    'sendAssistantMessage',
    'sendOwnEstimate',
    'sendOwnInvoice',
    'sendPack',
    'sendReportSchedule',
    'sendTestMessage',
    'sendUserLink',
    'setAssignmentRule',
    'setAuthorityLimit',
    'setReportFavourite',
    'setUserReplacement',
    'startRematch',
    'stopAssistantMessage',
    'storeLogo',
    'suspendPartner',
    'takeRole',
    'testTemplate',
    'undoDecision',
    'unlockUser',
    'updateOwnAccount',
    'updatePass',
    'updateSignIn',
    'withdrawRepairNorms',
    'writeOwnMessage',
  ]);
  // One session after the other: each is recorded for its first refusals of a minute, and then only counted.
  const sessions: string[] = [];
  for (let start = 0; start < refusing.length; start += 20) {
    const acting = await impersonate(await api.tokenFor('ana.ionescu'), await idOf('radu.marin'));
    sessions.push(acting.body.refreshToken.split('.')[0] ?? '');
    for (const { method, path } of refusing.slice(start, start + 20)) {
      const answer = await api.inject({ method, url: path, headers: headersOf(acting.body) });
      expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
    }
  }

  const recorded = await api.database.kysely
    .selectFrom('audit_log')
    .select(['operation_id', 'actor_user_id', 'on_behalf_of_user_id'])
    .where('event', '=', 'ACCESS_DENIED')
    .where('session_id', 'in', sessions)
    .execute();
  const both = {
    actor_user_id: await idOf('ana.ionescu'),
    on_behalf_of_user_id: await idOf('radu.marin'),
  };
  expect(recorded.sort((a, b) => String(a.operation_id).localeCompare(String(b.operation_id)))).toEqual(
    refusing
      .map(({ id }) => ({ operation_id: id, ...both }))
      .sort((a, b) => a.operation_id.localeCompare(b.operation_id)),
  );
});
