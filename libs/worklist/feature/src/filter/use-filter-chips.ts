import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseAssignees, browseCounties, browseStatuses, referenceQuery } from '@dosar/api-client';
import type { ActiveFilter } from '@dosar/design-system';
import { useFormats, type Formats } from '@dosar/i18n';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages as worklist } from '../worklist/messages.ts';
import { markKeys, ownerKeys, type WorklistCriteria, type WorklistView } from '../worklist/worklist-view.ts';
import { messages as keyMessages } from './key-messages.ts';
import { messages } from './messages.ts';
import { typeNames } from './type-names.ts';
import { usePartner } from './use-partner.ts';

type Show = (view: WorklistView) => void;

/** Everything that narrows the list, in words, each with the way to take it off; the search has its own box. */
export function useFilterChips(view: WorklistView, onShow: Show): ActiveFilter[] {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const names = useNames(view);
  return [
    ...bitChips(view, onShow, t),
    ...codeChips(view, onShow, { t, names }),
    ...criteriaChips(view, onShow, { t, names, formats }),
    ...dayChips(view, onShow, { t, formats }),
  ];
}

type Key = keyof typeof keyMessages;
type Translate = ReturnType<typeof useIntl>['formatMessage'];
type Words = { t: Translate; names: ReturnType<typeof useNames> };

/** Whose work, and the marks. */
function bitChips(view: WorklistView, onShow: Show, t: Translate): ActiveFilter[] {
  const { filter_keys: keys } = view;
  const chipsOf = (bits: Partial<Record<Key, number>>, name: string) =>
    (Object.entries(bits) as [Key, number][])
      .filter(([, bit]) => keys & bit)
      .map(([key, bit]) => ({
        key,
        name,
        value: t(keyMessages[key]),
        onRemove: () => onShow({ ...view, filter_keys: keys & ~bit }),
      }));
  return [...chipsOf(ownerKeys, t(messages.whose)), ...chipsOf(markKeys, t(messages.mark))];
}

/** The kind of task and its statuses, of which there may be several. */
function codeChips(view: WorklistView, onShow: Show, { t, names }: Words): ActiveFilter[] {
  const { assignment_type: type, filter_criteria: criteria } = view;
  const statuses = (criteria.status_codes ?? []).map((code) => ({
    key: `status=${code}`,
    name: t(worklist.status),
    value: names.status(code),
    onRemove: () => onShow(withoutStatus(view, code)),
  }));
  if (type === undefined) return statuses;
  const onRemove = () => onShow({ ...view, assignment_type: undefined });
  return [{ key: 'type', name: t(worklist.assignmentType), value: names.type(type), onRemove }, ...statuses];
}

/** What has one value. */
function criteriaChips(
  view: WorklistView,
  onShow: Show,
  { t, names, formats }: Words & { formats: Formats },
): ActiveFilter[] {
  const { filter_criteria: criteria } = view;
  const {
    county_code,
    policy_type,
    priority,
    assigned_user_id,
    partner_id,
    tag,
    waiting_on,
    doc_request,
    unread,
  } = criteria;
  const cases = criteria.report_cases?.split(':');
  const words = {
    county_code: [worklist.county, county_code && names.county(county_code)],
    policy_type: [worklist.policyType, policy_type && t(worklist.policyTypeName, { type: policy_type })],
    priority: [
      worklist.priority,
      priority === undefined ? undefined : t(worklist.priorityName, { priority }),
    ],
    assigned_user_id: [worklist.assignedTo, assigned_user_id && names.assignee(assigned_user_id)],
    partner_id: [messages.partner, partner_id && names.partner],
    tag: [messages.tag, tag],
    waiting_on: [messages.waitingOn, waiting_on && t(messages.waitingOnName, { who: waiting_on })],
    doc_request: [messages.docRequest, doc_request && t(messages.docRequestName, { state: doc_request })],
    unread: [messages.unread, unread && t(messages.yes)],
    report_cases: [
      messages.reportCases,
      cases && `${formats.date(cases[1] ?? '')} – ${formats.date(cases[2] ?? '')}`,
    ],
  } satisfies Partial<Record<keyof WorklistCriteria, [MessageDescriptor, string | undefined]>>;
  return Object.entries(words).flatMap(([key, [name, value]]) =>
    value === undefined
      ? []
      : [
          {
            key,
            name: t(name),
            value,
            onRemove: () => onShow({ ...view, filter_criteria: { ...criteria, [key]: undefined } }),
          },
        ],
  );
}

const days = {
  due_from: messages.dueFrom,
  due_to: messages.dueTo,
  created_from: messages.createdFrom,
  created_to: messages.createdTo,
  done_from: messages.doneFrom,
} as const;

/** First and last days. */
function dayChips(
  view: WorklistView,
  onShow: Show,
  { t, formats }: { t: Translate; formats: Formats },
): ActiveFilter[] {
  const { filter_criteria: criteria } = view;
  return (Object.keys(days) as (keyof typeof days)[]).flatMap((key) => {
    const day = criteria[key];
    if (day === undefined) return [];
    const onRemove = () => onShow({ ...view, filter_criteria: { ...criteria, [key]: undefined } });
    return [{ key, name: t(days[key]), value: formats.date(day), onRemove }];
  });
}

/** The view without one of its statuses. */
export function withoutStatus(view: WorklistView, code: string): WorklistView {
  const left = view.filter_criteria.status_codes?.filter((other) => other !== code) ?? [];
  return {
    ...view,
    filter_criteria: { ...view.filter_criteria, status_codes: left.length > 0 ? left : undefined },
  };
}

/** Names of what a filter carries as codes; asked for only where one is on. */
function useNames({ filter_criteria: criteria, assignment_type }: WorklistView) {
  const { formatMessage: t } = useIntl();
  const statuses = useQuery({
    ...apiQuery(browseStatuses),
    staleTime: Infinity,
    enabled: criteria.status_codes !== undefined || assignment_type !== undefined,
  });
  const counties = useQuery({
    ...referenceQuery(browseCounties),
    enabled: criteria.county_code !== undefined,
  });
  const assignees = useQuery({
    ...apiQuery(browseAssignees),
    enabled: criteria.assigned_user_id !== undefined,
  });
  const partner = usePartner(criteria.partner_id);
  const unknown = t(messages.notKnown);
  return {
    status: (code: string) => statuses.data?.find((status) => status.code === code)?.name ?? unknown,
    type: (code: string) => typeNames(statuses.data ?? []).get(code) ?? unknown,
    county: (code: string) => counties.data?.find((county) => county.code === code)?.name ?? code,
    partner: partner?.name ?? unknown,
    assignee: (id: string) => assignees.data?.find(({ user_id }) => user_id === id)?.full_name ?? unknown,
  };
}
