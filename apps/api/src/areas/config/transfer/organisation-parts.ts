import { tidyLine } from '@dosar/kernel/typed-line';
import { localDateOf } from '@dosar/kernel/zone';
import { readBranding } from '#src/areas/account/index.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { retainedKinds } from '#src/kernel/settings/retained-kind.ts';
import { findBranches } from '../branches/branch-repository.ts';
import { storeBranch } from '../branches/branches.ts';
import { changeLooks, settingsOf } from '../branding.ts';
import { findClosure } from '../closures/closure-repository.ts';
import { closeDay } from '../closures/closures.ts';
import { findComingClosures } from '../closures/coming-closures-repository.ts';
import { getRetention, storeDays } from '../retention/retention.ts';

/** A day as both languages of the product write it. */
const dayText = (date: string) => date.split('-').toReversed().join('.');

/** What an organisation says about itself, in the file of the configuration: looks, offices, closed days and periods. */
export const organisationParts = [
  configurationParts.entry({
    kind: 'branding',
    changedBy: 'updateBranding',
    order: 5,
    mayAdd: () => false,
    find: async (tx, orgId) => {
      const { row_version: _, ...branding } = settingsOf(await readBranding(tx, orgId));
      return [{ code: 'all', label: '', content: { branding } }];
    },
    labelOf: () => '',
    fieldsOf: (content) => plainFields(contentOf(content, 'branding')),
    store: async (call, { content }) => {
      const { row_version } = settingsOf(await readBranding(call.tx, call.caller.orgId));
      await changeLooks(call, { ...contentOf(content, 'branding'), row_version });
    },
  }),
  configurationParts.entry({
    kind: 'branch',
    changedBy: 'saveBranch',
    order: 6,
    mayAdd: (code) => tidyLine(code) === code,
    // Two offices of one name cannot be told apart in another organisation: the first stands for both.
    find: async (tx, orgId) => {
      const offices = await findBranches(tx, orgId);
      const named = new Map(offices.toReversed().map((office) => [office.name, office]));
      return [...named.values()].toReversed().map(({ name, county_code, locality, address, is_active }) => ({
        code: name,
        label: name,
        content: { branch: { county_code, locality, address, is_active } },
      }));
    },
    labelOf: (code) => code,
    fieldsOf: (content) => plainFields(contentOf(content, 'branch')),
    store: async (call, { code: name, content }) => {
      const present = (await findBranches(call.tx, call.caller.orgId)).find((office) => office.name === name);
      await storeBranch(call, {
        ...contentOf(content, 'branch'),
        name,
        branch_id: present?.branch_id ?? null,
        phone: present?.phone ?? null,
        row_version: present?.row_version ?? 0,
      });
    },
  }),
  configurationParts.entry({
    kind: 'closure',
    changedBy: 'saveClosure',
    order: 7,
    // What is over has been told to people already.
    mayAdd: (code, now) => /^\d{4}-\d{2}-\d{2}$/.test(code) && code >= localDateOf(now),
    find: async (tx, orgId, language, now) =>
      (await findComingClosures(tx, orgId, localDateOf(now))).map(
        ({ closure_date: code, name_ro, name_en, closed_from: from, closed_until: until }) => ({
          code,
          label: `${dayText(code)} · ${language === 'ro' ? name_ro : name_en}`,
          // A day that is closed throughout is written as files of earlier versions have it.
          content: {
            closure: {
              ...{ name_ro, name_en },
              ...(from !== null && { closed_from: from }),
              ...(until !== null && { closed_until: until }),
            },
          },
        }),
      ),
    labelOf: (code, content, language) =>
      `${dayText(code)} · ${contentOf(content, 'closure')[`name_${language}`]}`,
    fieldsOf: (content) => plainFields(contentOf(content, 'closure')),
    store: async (call, { code: closure_date, content }) => {
      const present = await findClosure(call.tx, call.caller.orgId, closure_date);
      await closeDay(call, {
        ...contentOf(content, 'closure'),
        closure_date,
        row_version: present?.row_version ?? 0,
      });
    },
  }),
  configurationParts.entry({
    kind: 'retention',
    changedBy: 'saveRetention',
    order: 8,
    mayAdd: () => false,
    find: async (tx, orgId, language) =>
      (await getRetention({ tx, caller: { orgId }, language })).items.map(({ kind, name, days }) => ({
        code: kind,
        label: name,
        content: { retention: { days } },
      })),
    labelOf: (code, _content, language) =>
      retainedKinds.entries().find(({ kind }) => kind === code)?.name[language] ?? code,
    fieldsOf: (content) => plainFields({ retention_days: contentOf(content, 'retention').days }),
    store: async (call, { code, content }) => {
      const present = (await getRetention(call)).items.find(({ kind }) => kind === code);
      if (present === undefined) throw notFound();
      await storeDays(call, {
        kind: code,
        days: contentOf(content, 'retention').days,
        row_version: present.row_version,
      });
    },
  }),
];
