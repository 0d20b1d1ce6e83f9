import { normaliseCui } from '@dosar/kernel/romanian-numbers';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findTaken, writeOrganisation, type NewOrganisation } from '#src/new-organisation.ts';
import { isAllowedAddress } from '#src/kernel/access/address-list.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { outsideTenant, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { logoPictureOf, type LogoPicture } from '../logo/logo-picture.ts';
import { keepLogo } from '../logo/logo-repository.ts';
import type { PasswordHashing } from '../password/password-hash.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { beginUserSession } from '../session/user-session.ts';
import { proveCode, setupRefused } from './prove-code.ts';
import { refusedFieldsOf } from './new-organisation-rules.ts';
import { hashOfSetupCode } from './setup-code.ts';
import { deleteSetupCode, hasOrganisation, holdSetupCode } from './setup-repository.ts';

type SetupNeeds = TokenNeeds & {
  db: Db;
  serverKey: Buffer;
  /** Addresses that may sign in at all; empty: every address. */
  allowedAddresses: readonly string[];
  passwords: PasswordHashing;
};
type SetupCall = StandaloneCall<'setUpOrganisation'>;
type Tx = Transaction<Database>;

/**
 * Sets up the first organisation and signs its first administrator in.
 *
 * The code is proven first and counted, so that a wrong one learns nothing of what was typed beside it. No connection is held
 * while the password is hashed; afterwards the code is proven again, which lets one of two browsers through.
 */
export async function setUpOrganisation(needs: SetupNeeds, call: SetupCall): Promise<Schema<'AuthTokens'>> {
  if (!isAllowedAddress(call.address, needs.allowedAddresses)) throw new Problem(401, 'ip_not_allowed');
  await proveCode(needs, call);

  const { logo_picture: sent } = call.body;
  const logo = sent === null ? undefined : await logoPictureOf(sent);
  const fields = refusedFieldsOf(call.body, call.language);
  if (sent !== null && logo === undefined) fields.push({ field: 'logo_picture', code: 'invalid_format' });
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
  const passwordHash = await needs.passwords.hash(call.body.administrator.password);
  return outsideTenant(needs.db, (tx) => writeEverything(needs, tx, call, { passwordHash, logo }));
}

type Prepared = { passwordHash: string; logo: LogoPicture | undefined };

async function writeEverything(needs: SetupNeeds, tx: Tx, call: SetupCall, { passwordHash, logo }: Prepared) {
  const { body, now, address } = call;
  const wanted = organisationOf(body, logo);
  // Waits for whoever is setting the installation up at this moment, and finds their organisation then.
  await findTaken(tx, wanted);
  if (await hasOrganisation(tx)) throw notFound();
  if ((await holdSetupCode(tx, hashOfSetupCode(body.code), now)) !== 'right')
    throw setupRefused('code_expired');
  const { orgId, userId } = await writeOrganisation(tx, wanted, { passwordHash, isDefault: false, now });
  if (logo !== undefined) await keepLogo(tx, orgId, { ...logo, now });
  await deleteSetupCode(tx);
  const { sessionId, tokens } = await beginUserSession(needs, tx, call, {
    ...{ orgId, userId, kind: 'staff' },
    amr: ['pwd'],
  });
  await recordAudit(tx, {
    ...{ event: 'INSTALLATION_SET_UP', outcome: 'success', operationId: 'setUpOrganisation' },
    ...{ entity: 'organisation', entityId: orgId, address, now },
    actor: { kind: 'user', userId, sessionId },
  });
  return tokens;
}

function organisationOf(body: Schema<'NewOrganisation'>, logo: LogoPicture | undefined): NewOrganisation {
  const { administrator, material_color, sidebar } = body;
  return {
    type: 'primary',
    code: body.org_code,
    name: tidyLine(body.org_name),
    'short-name': tidyLine(body.short_name),
    prefix: body.claim_prefix,
    cui: normaliseCui(body.cui),
    language: body.language,
    looks: { material_color, sidebar, logo_url: logo?.url ?? null },
    admin: administrator.username,
    'admin-name': tidyLine(administrator.full_name),
    email: administrator.email,
  };
}
