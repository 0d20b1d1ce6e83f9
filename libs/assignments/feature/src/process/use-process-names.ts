import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { drawingMessages } from './drawing-messages.ts';
import { itemMessages } from './item-messages.ts';
import { listMessages } from './list-messages.ts';

type Named = { content: Schema<'ProcessContent'>; words: Schema<'ProcessWords'> };

/** What the statuses, steps, roles and rules of a process are called, in the language that is being shown. */
export function useProcessNames({ content, words }: Named) {
  const { formatMessage: t, locale } = useIntl();
  const name = locale === 'ro' ? 'name_ro' : 'name_en';
  const nameOf = (code: string) => content.statuses.find((status) => status.code === code)?.[name] ?? code;
  const roleOf = (code: string) =>
    code === '*.manager'
      ? t(itemMessages.anyManager)
      : (words.roles.find((role) => role.code === code)?.name ?? code);
  const trackerOf = (index: number | null) =>
    words.tracker_steps.find((step) => step.index === index)?.name ?? '–';
  const whoOf = ({ role_codes: roles }: Schema<'ProcessStep'>) =>
    roles.map(roleOf).join(', ') || t(listMessages.anybody);
  const ruleOf = ({ code, value }: Schema<'ProcessRule'>) => {
    const known = [...words.conditions, ...words.effects].find((rule) => rule.code === code);
    const rule = known?.name ?? code;
    if (typeof value === 'boolean') return rule;
    const choiceOf = (chosen: string) =>
      known?.choices.find((choice) => choice.code === chosen)?.name ?? chosen;
    const written = Array.isArray(value)
      ? value.map(choiceOf).join(', ')
      : typeof value === 'string'
        ? choiceOf(value)
        : String(value);
    return t(drawingMessages.ruleWith, { rule, value: written });
  };
  return { name, nameOf, trackerOf, whoOf, ruleOf } as const;
}
