import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { approvalKinds } from '../extension-points.ts';
import { authorityLimitsPage, changeLimit } from './authority-limits.ts';
import { findLimits, findRoles } from './limit-repository.ts';

/** Up to which amount each role decides alone, in the file of the configuration; a code names what is decided and the role. */
const limitPart = configurationParts.entry({
  kind: 'authority_limit',
  changedBy: 'setAuthorityLimit',
  order: 80,
  mayAdd: (code) => {
    const [kind] = code.split(' ');
    return approvalKinds.entries().some((known) => known.hasAmount && known.kind === kind);
  },
  find: async (tx, orgId, language) => {
    const roles = await findRoles(tx, language);
    return (await findLimits(tx, orgId)).map(({ approval_kind, role_code, amount_bani }) => {
      const kind = approvalKinds.entries().find((known) => known.kind === approval_kind)?.name[language];
      const role = roles.find((known) => known.role_code === role_code)?.name;
      return {
        code: `${approval_kind} ${role_code}`,
        label: `${kind ?? approval_kind} · ${role ?? role_code}`,
        content: { authority_limit: { amount_bani } },
      };
    });
  },
  labelOf: (code) => code,
  fieldsOf: (content) => plainFields({ amount_lei: contentOf(content, 'authority_limit').amount_bani / 100 }),
  store: async (call, { code, content }) => {
    const [kind = '', role = ''] = code.split(' ');
    const present = (await findLimits(call.tx, call.caller.orgId)).find(
      (limit) => limit.approval_kind === kind && limit.role_code === role,
    );
    await changeLimit(call, {
      approval_kind: kind,
      role_code: role,
      amount_bani: contentOf(content, 'authority_limit').amount_bani,
      replaces_id: present?.authority_limit_id ?? null,
    });
  },
});

/** The limits as a page with a history, and in the file of the configuration. */
export const limitEntries = [settingPages.entry(authorityLimitsPage), limitPart];
