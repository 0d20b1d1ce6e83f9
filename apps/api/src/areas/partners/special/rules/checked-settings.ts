import { fieldRefused } from '#src/kernel/problem/problem.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { holdTemplateSet } from '#src/areas/messages/index.ts';
import { parsePhone } from '@dosar/kernel/phones';
import { findRuleNames, findUsers, holdOpenTeam, type RuleNames } from './rule-name-repository.ts';
import { partOf, ruleKinds, type RuleSettings } from './rule-settings.ts';

type Refusal = readonly [field: string, code: 'required' | 'invalid_value' | 'invalid_format' | 'outdated'];

/** Settings that make sense, of the part of their kind alone; refused where they do not, or name what is not here. */
export async function checkedSettings(
  { tx, caller }: Pick<Call<'addSpecialRule'>, 'tx' | 'caller'>,
  given: RuleSettings,
): Promise<RuleSettings> {
  const { kind } = given;
  if (given[kind] === null) throw fieldRefused(`settings.${kind}`, 'required');
  const settings = withNumber(given);
  for (const other of ruleKinds) if (other !== kind) settings[other] = null;
  const refusal = senseless(settings) ?? gone(settings, await findRuleNames(tx, caller.orgId, [settings]));
  if (refusal !== undefined) throw fieldRefused(`settings.${refusal[0]}`, refusal[1]);
  const teamId = settings.route?.team_id;
  if (teamId && !(await holdOpenTeam(tx, caller.orgId, teamId)))
    throw fieldRefused('settings.route.team_id', 'outdated');
  const setId = settings.messages?.template_set_id;
  if (setId && !(await holdTemplateSet(tx, { orgId: caller.orgId, setId })))
    throw fieldRefused('settings.messages.template_set_id', 'outdated');
  const people = [settings.route?.user_id ?? [], settings.notice?.user_ids ?? []].flat();
  const known = people.length === 0 ? [] : await findUsers(tx, caller.orgId, people);
  if (known.filter((user) => user.is_active).length < people.length)
    throw fieldRefused(
      settings.kind === 'route' ? 'settings.route.user_id' : 'settings.notice.user_ids',
      'outdated',
    );
  return settings;
}

/** The phone of the contact as messages are sent to it. */
function withNumber(given: RuleSettings): RuleSettings {
  const contact = given.messages?.contact;
  const phone = contact?.phone ? parsePhone(contact.phone) : undefined;
  if (!given.messages || !contact || phone === undefined) return { ...given };
  return { ...given, messages: { ...given.messages, contact: { ...contact, phone: phone.e164 } } };
}

/** What says nothing, or contradicts itself. */
function senseless(settings: RuleSettings): Refusal | undefined {
  const { route, sla, messages, notice, approvals, partners } = settings;
  if (route?.user_id === null && route.team_id === null) return ['route.team_id', 'required'];
  if (sla && (sla.hours === null) === (sla.factor_percent === null)) return ['sla.hours', 'required'];
  if (messages) return senselessMessages(messages);
  if (notice && !notice.on_opening && !notice.on_closing && notice.reserve_above_bani === null)
    return ['notice.on_opening', 'required'];
  if (approvals?.reserve_above_bani === null && approvals.payment_above_bani === null)
    return ['approvals.reserve_above_bani', 'required'];
  if (partners && partners.allowed_ids.length + partners.refused_ids.length === 0)
    return ['partners.allowed_ids', 'required'];
  return partners?.refused_ids.some((id) => partners.allowed_ids.includes(id)) === true
    ? ['partners.refused_ids', 'invalid_value']
    : undefined;
}

function senselessMessages(rule: NonNullable<RuleSettings['messages']>): Refusal | undefined {
  const { language, skips_driver: skipsDriver, contact, template_set_id: setId } = rule;
  if (language === null && setId === null && !skipsDriver && contact === null)
    return ['messages.skips_driver', 'required'];
  if (contact === null) return undefined;
  if (contact.email === null && contact.phone === null) return ['messages.contact.email', 'required'];
  return contact.phone !== null && parsePhone(contact.phone) === undefined
    ? ['messages.contact.phone', 'invalid_format']
    : undefined;
}

/** What is not of the organisation, or not any more. */
function gone(settings: RuleSettings, { teams, docTypes, partners }: RuleNames): Refusal | undefined {
  const team = partOf(settings, 'route')?.team_id;
  if (team && !teams.has(team)) return ['route.team_id', 'outdated'];
  const codes = partOf(settings, 'documents')?.doc_type_codes ?? [];
  if (codes.some((code) => !docTypes.has(code))) return ['documents.doc_type_codes', 'outdated'];
  const rule = partOf(settings, 'partners');
  if (rule?.allowed_ids.some((id) => !partners.has(id)) === true) return ['partners.allowed_ids', 'outdated'];
  return rule?.refused_ids.some((id) => !partners.has(id)) === true
    ? ['partners.refused_ids', 'outdated']
    : undefined;
}
