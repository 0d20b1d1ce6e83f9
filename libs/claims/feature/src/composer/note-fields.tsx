import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseColleagues } from '@dosar/api-client';
import { SuggestionList } from '@dosar/design-system';
import { FormSelectField, FormTextAreaField } from '@dosar/forms';
import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './note-messages.ts';

/** As much as the server takes. */
export const longestNote = 10_000;

/** Who may read a note, the usual one first. */
export const noteVisibilities = ['internal', 'managers', 'partner'] as const;

const colleaguesQuery = { ...apiQuery(browseColleagues), staleTime: 300_000 };

/** The colleagues whose names stand in the text after an `@`. */
export function useMentionedIn(): (text: string) => string[] {
  const { data = [] } = useQuery({ ...colleaguesQuery, enabled: false });
  return (text) =>
    data.flatMap(({ user_id, full_name }) => (text.includes(`@${full_name}`) ? [user_id] : []));
}

/** Who may read the note. */
export function NoteVisibilityField({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const { formatMessage: t } = useIntl();
  return (
    <FormSelectField
      name="visibility"
      label={t(messages.visibility)}
      labelHidden={isLabelHidden}
      placeholder={null}
      choices={noteVisibilities.map((value) => ({ value, label: t(messages[value]) }))}
    />
  );
}

type Mention = { start: number; end: number; text: string };
type NoteTextFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  placeholder?: string;
  rows?: number;
  /** Writes the text with the name in it. */
  onText: (text: string) => void;
};

// What somebody types of a name: one or two words.
const begunMention = /(?:^|\s)@([\p{L}'-]*(?: [\p{L}'-]+)?)$/u;
const mostOffered = 6;

/** The text of a note; after an `@` it offers the names of colleagues. */
export function NoteTextField({
  label,
  isLabelHidden = false,
  hint,
  placeholder,
  rows,
  onText,
}: NoteTextFieldProps) {
  const { formatMessage: t } = useIntl();
  const listId = useId();
  const [mention, setMention] = useState<Mention>();
  const [active, setActive] = useState(0);
  const { data = [] } = useQuery({ ...colleaguesQuery, enabled: mention !== undefined });
  const offered = mention ? data.filter(beginsWith(mention.text)).slice(0, mostOffered) : [];

  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const text = begunMention.exec(value.slice(0, selectionStart))?.[1];
    if (text !== mention?.text) setActive(0);
    setMention(
      text === undefined ? undefined : { text, start: selectionStart - text.length, end: selectionStart },
    );
  };
  const choose = (area: HTMLTextAreaElement | null, { full_name }: Schema<'Colleague'>) => {
    if (!mention || !area) return;
    const head = `${area.value.slice(0, mention.start)}${full_name} `;
    onText(`${head}${area.value.slice(mention.end)}`);
    setMention(undefined);
    area.focus();
    // The field has its new text once React has written it.
    requestAnimationFrame(() => area.setSelectionRange(head.length, head.length));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = offered[active];
    if (!chosen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(event.currentTarget, chosen);
    else if (event.key === 'Escape') setMention(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <SuggestionList
      id={listId}
      label={t(messages.colleagues)}
      active={active}
      suggestions={offered.map(({ user_id, full_name }) => ({ id: user_id, label: full_name }))}
      onChoose={(index, area) => {
        const chosen = offered[index];
        if (chosen) choose(area, chosen);
      }}
    >
      <FormTextAreaField
        name="body"
        label={label}
        labelHidden={isLabelHidden}
        placeholder={placeholder}
        {...(hint !== undefined && { hint })}
        {...(rows !== undefined && { rows })}
        maxLength={longestNote}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onSelect={(event) => look(event.currentTarget)}
        onInput={(event) => look(event.currentTarget)}
      />
    </SuggestionList>
  );
}

function beginsWith(text: string) {
  const wanted = foldText(text);
  return ({ full_name }: Schema<'Colleague'>) => {
    const name = foldText(full_name);
    return name !== wanted && (name.startsWith(wanted) || name.includes(` ${wanted}`));
  };
}
