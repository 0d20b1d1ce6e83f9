import { formatLei } from '@dosar/kernel/money';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { RuleNames } from './rule-name-repository.ts';
import { partOf, type RuleKind, type RuleSettings } from './rule-settings.ts';

const same = (text: string): BilingualText => ({ ro: text, en: text });
const unknown: BilingualText = {
  ro: 'cineva care nu mai este aici',
  en: 'somebody who is not here any more',
};

/** Several texts as one, such as "a și b". */
function listed(texts: readonly BilingualText[]): BilingualText {
  return {
    ro: new Intl.ListFormat('ro').format(texts.map(({ ro }) => ro)),
    en: new Intl.ListFormat('en').format(texts.map(({ en }) => en)),
  };
}

const joined = (texts: readonly BilingualText[]): BilingualText => ({
  ro: texts.map(({ ro }) => ro).join('; '),
  en: texts.map(({ en }) => en).join('; '),
});

/** What settings say, as one sentence without a full stop; who must not know the customer reads no contact of it. */
export function ruleText(settings: RuleSettings, names: RuleNames, isDiscreet = false): BilingualText {
  const saidOf: { [Kind in RuleKind]: () => BilingualText } = {
    route: () => routeText(settings, names),
    sla: () => slaText(settings),
    messages: () => messagesText(settings, names, isDiscreet),
    documents: () => documentsText(settings, names),
    notice: () => noticeText(settings, names),
    approvals: () => approvalsText(settings),
    partners: () => partnersText(settings, names),
  };
  return saidOf[settings.kind]();
}

function routeText(settings: RuleSettings, { users, teams }: RuleNames): BilingualText {
  const route = partOf(settings, 'route');
  const person = route?.user_id ? same(users.get(route.user_id) ?? '') : undefined;
  const team = route?.team_id ? (teams.get(route.team_id) ?? unknown) : undefined;
  const somebody = person?.ro === '' ? unknown : person;
  if (somebody && team)
    return {
      ro: `Activitățile noi merg la ${somebody.ro}, apoi la echipa ${team.ro}`,
      en: `New work goes to ${somebody.en}, then to the team ${team.en}`,
    };
  if (team)
    return { ro: `Activitățile noi merg la echipa ${team.ro}`, en: `New work goes to the team ${team.en}` };
  return {
    ro: `Activitățile noi merg la ${somebody?.ro ?? unknown.ro}`,
    en: `New work goes to ${somebody?.en ?? unknown.en}`,
  };
}

function slaText(settings: RuleSettings): BilingualText {
  const sla = partOf(settings, 'sla');
  if (sla?.hours)
    return { ro: `SLA ${sla.hours} h, la orice activitate`, en: `SLA ${sla.hours} h for all work` };
  const factor = ((sla?.factor_percent ?? 100) / 100).toString();
  return { ro: `SLA × ${factor.replace('.', ',')}`, en: `SLA × ${factor}` };
}

function messagesText(
  settings: RuleSettings,
  { templateSets }: RuleNames,
  isDiscreet: boolean,
): BilingualText {
  const rule = partOf(settings, 'messages');
  const contact = rule?.contact;
  const address = contact ? [contact.name, contact.email ?? contact.phone].join(', ') : '';
  const to = isDiscreet
    ? { ro: 'la contactul clientului', en: 'to the contact of the customer' }
    : { ro: `la ${address}`, en: `to ${address}` };
  return joined([
    ...(contact
      ? [{ ro: `În locul șoferului scriem ${to.ro}`, en: `Instead of the driver we write ${to.en}` }]
      : []),
    ...(!contact && rule?.skips_driver === true
      ? [{ ro: 'Șoferului nu i se scrie', en: 'The driver gets no messages' }]
      : []),
    ...(rule?.language
      ? [
          rule.language === 'ro'
            ? { ro: 'mesaje în română', en: 'messages in Romanian' }
            : { ro: 'mesaje în engleză', en: 'messages in English' },
        ]
      : []),
    ...(rule?.template_set_id ? [setText(templateSets.get(rule.template_set_id), isDiscreet)] : []),
  ]);
}

/** Whose texts are used; the name of a set may be that of its customer. */
function setText(name: string | undefined, isDiscreet: boolean): BilingualText {
  if (isDiscreet) return { ro: 'texte proprii', en: 'texts of its own' };
  return name === undefined
    ? { ro: 'texte dintr-un set care nu mai este', en: 'texts of a set that is not here any more' }
    : { ro: `texte: ${name}`, en: `texts: ${name}` };
}

function documentsText(settings: RuleSettings, { docTypes }: RuleNames): BilingualText {
  const codes = partOf(settings, 'documents')?.doc_type_codes ?? [];
  const { ro, en } = listed(codes.map((code) => docTypes.get(code) ?? same(code)));
  return { ro: `Cere în plus: ${ro}`, en: `Also needs: ${en}` };
}

function noticeText(settings: RuleSettings, { users }: RuleNames): BilingualText {
  const notice = partOf(settings, 'notice');
  const people = listed(
    (notice?.user_ids ?? []).map((id) => {
      const name = users.get(id);
      return name === undefined ? unknown : same(name);
    }),
  );
  const bani = notice?.reserve_above_bani ?? null;
  const when = listed([
    ...(notice?.on_opening === true ? [{ ro: 'la avizare', en: 'when a claim is reported' }] : []),
    ...(bani === null
      ? []
      : [{ ro: `la rezervă peste ${formatLei(bani)}`, en: `when the reserve is above ${formatLei(bani)}` }]),
    ...(notice?.on_closing === true ? [{ ro: 'la închidere', en: 'when it is closed' }] : []),
  ]);
  return { ro: `Anunță pe ${people.ro} ${when.ro}`, en: `Tells ${people.en} ${when.en}` };
}

function approvalsText(settings: RuleSettings): BilingualText {
  const rule = partOf(settings, 'approvals');
  const reserve = rule?.reserve_above_bani ?? null;
  const payment = rule?.payment_above_bani ?? null;
  const above = listed([
    ...(reserve === null
      ? []
      : [{ ro: `rezerva peste ${formatLei(reserve)}`, en: `a reserve above ${formatLei(reserve)}` }]),
    ...(payment === null
      ? []
      : [{ ro: `plata peste ${formatLei(payment)}`, en: `a payment above ${formatLei(payment)}` }]),
  ]);
  return { ro: `Cere aprobare pentru ${above.ro}`, en: `Asks for approval of ${above.en}` };
}

function partnersText(settings: RuleSettings, { partners }: RuleNames): BilingualText {
  const rule = partOf(settings, 'partners');
  const named = (ids: readonly string[]) => listed(ids.map((id) => same(partners.get(id) ?? '?')));
  const allowed = rule?.allowed_ids ?? [];
  const refused = rule?.refused_ids ?? [];
  return joined([
    ...(allowed.length > 0
      ? [{ ro: `Parteneri: numai ${named(allowed).ro}`, en: `Partners: only ${named(allowed).en}` }]
      : []),
    ...(refused.length > 0
      ? [{ ro: `Parteneri refuzați: ${named(refused).ro}`, en: `Partners refused: ${named(refused).en}` }]
      : []),
  ]);
}
