import type { Schema } from '@dosar/openapi';
import { first, itemsOf, there, type PageChange } from './page-calls.ts';

const helps = itemsOf<Schema<'StatusHelpItem'>>('assignment/browseStatusHelp');
const words = itemsOf<Schema<'StatusTextsItem'>>('assignment/browseStatusTexts');
const slas = itemsOf<Schema<'WorkSla'>>('workload/getWorkSla');
const leaves = itemsOf<Schema<'LeaveType'>>('absences/getLeaveTypes');

/** Pages of work: processes, words, terms and people. */
export const workChanges: Readonly<Record<string, PageChange>> = {
  process: {
    read: async ({ get }) =>
      (await get<Schema<'ProcessDetail'>>('assignment/getProcess?assignment_type=doc_request')).in_force,
    change: async ({ post }) => {
      const begun = await post<Schema<'ProcessDetail'>>('assignment/startProcessDraft', {
        assignment_type: 'doc_request',
      });
      const { process_version_id, content } = there(begun.draft);
      const kind = { ...content.kind, due_hours: content.kind.due_hours + 5 };
      const { draft } = await post<Schema<'ProcessDetail'>>('assignment/changeProcessDraft', {
        ...{ process_version_id, items: [{ key: 'kind', revision: 0, kind }] },
      });
      const { row_version } = there(draft);
      const said = { reason: 'Termen mai lung', answers: [] };
      return post('assignment/publishProcess', { process_version_id, row_version, ...said });
    },
  },
  statuses: {
    read: words,
    change: async (calls) => {
      const { assignment_type, status_code, row_version, texts } = await first(words(calls));
      const changed = { ...texts, name_ro: 'Altă stare' };
      const body = { assignment_type, status_code, row_version, texts: changed };
      return calls.post('assignment/saveStatusTexts', body);
    },
  },
  'statuses/help': {
    read: async (calls) =>
      (await helps(calls)).map(({ help_html_ro, help_html_en }) => [help_html_ro, help_html_en]),
    change: async (calls) => {
      const { assignment_type, status_code, row_version, help_html_en } = await first(helps(calls));
      const body = {
        assignment_type,
        status_code,
        row_version,
        help_html_en,
        help_html_ro: '<p>Altfel.</p>',
      };
      return calls.post('assignment/saveStatusHelp', body);
    },
  },
  tracker: {
    read: ({ get }) => get('tracker/getTrackerSettings'),
    change: async ({ get, post }) => {
      const {
        words: said,
        action,
        steps,
        row_version,
      } = await get<Schema<'TrackerSettings'>>('tracker/getTrackerSettings');
      const wanted = { words: { ...said, title_ro: 'Unde a ajuns dosarul' }, action, row_version };
      const kept = steps.map(({ state, icon, texts }) => ({ state, icon, texts }));
      return post('tracker/saveTrackerSettings', { ...wanted, steps: kept });
    },
  },
  'legal-rules': {
    read: async ({ get }) => (await get<Schema<'LegalRuleList'>>('workload/getLegalRules')).rules,
    change: ({ post }) =>
      post('workload/saveLegalRule', {
        ...{ legal_rule_code: 'RCA_30', policy_type_code: 'rca', event_from: '2027-01-01', days: 20 },
        ...{ day_kind: 'working', penalty_ppm: 3000, on_reopening: 'resumes' },
        ...{ source_ro: 'Legea 9/2026', source_en: 'Law 9/2026', row_version: 0 },
      }),
  },
  sla: {
    read: slas,
    change: async (calls) => {
      const { assignment_type_code, row_version } = await first(slas(calls));
      return calls.post('workload/saveWorkSla', { assignment_type_code, row_version, warn_percent: 35 });
    },
  },
  'authority-limits': {
    read: async ({ get }) =>
      (await get<Schema<'AuthorityLimits'>>('workload/getAuthorityLimits')).limits
        .map(({ approval_kind, role_code, amount_bani }) => `${approval_kind} ${role_code} ${amount_bani}`)
        .toSorted(),
    change: async ({ get, post }) => {
      const { limits } = await get<Schema<'AuthorityLimits'>>('workload/getAuthorityLimits');
      const limit = there(limits.find(({ role_code: role }) => role === 'claims.handler'));
      const { approval_kind, role_code, authority_limit_id: replaces_id } = limit;
      return post('workload/setAuthorityLimit', {
        approval_kind,
        role_code,
        replaces_id,
        amount_bani: 12_300,
      });
    },
  },
  teams: {
    prepare: ({ post }) =>
      post('workload/saveTeam', {
        team_id: null,
        row_version: 0,
        name_ro: 'Daune Cluj',
        name_en: 'Claims Cluj',
      }),
    read: async ({ get }) =>
      (await get<Schema<'TeamList'>>('workload/browseTeams')).teams.map(({ name_ro }) => name_ro).toSorted(),
    change: async ({ get, post }) => {
      const { teams } = await get<Schema<'TeamList'>>('workload/browseTeams');
      const { team_id, row_version } = there(teams.find(({ name_ro }) => name_ro === 'Daune Cluj'));
      const body = { team_id, row_version, name_ro: 'Daune Bihor', name_en: 'Claims Cluj' };
      return post('workload/saveTeam', body);
    },
  },
  'leave-types': {
    read: leaves,
    change: async (calls) => {
      const found = there((await leaves(calls)).find(({ absence_type_code: code }) => code === 'training'));
      const { least_days: _l, counts_as_away: _a, is_by_law: _b, open_absences: _o, ...known } = found;
      return calls.post('absences/saveLeaveType', { ...known, name_ro: 'Curs plătit' });
    },
  },
};
