import { useProblemText, hasOwnWindow } from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { InlineEdit, type InlineEditProps } from '@dosar/design-system';
import { useFieldDraft } from '@dosar/forms';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { FieldSave } from './use-record-edit.ts';

export type EditableFieldProps = Pick<InlineEditProps, 'label' | 'kind' | 'choices'> & {
  /** Where its draft is kept; the record and the field. */
  place: string;
  field: string;
  /** As it is typed. */
  value: string;
  /** How it reads where that differs. */
  shown?: ReactNode;
  mayChange: boolean;
  note?: ReactNode;
  /** Must not lie on the device while it is typed, such as a personal number. */
  isPrivate?: boolean;
  /** What is wrong with a value, before it is sent. */
  check?: (typed: string) => string | undefined;
  save: (save: FieldSave) => Promise<void>;
};

/** A fact of the file that is changed where it stands; what is typed survives a reload and the end of a session. */
export function EditableField(props: EditableFieldProps) {
  const { place, field, label, value, shown, mayChange, note, isPrivate, check, save, ...input } = props;
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const draftKey = useDraftKey(`${place}.${field}`);
  const { draft, keep, drop } = useFieldDraft(isPrivate ? undefined : draftKey);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const close = () => {
    drop();
    setProblem(undefined);
  };
  const read = (text: string) => input.choices?.find((choice) => choice.value === text)?.label ?? text;

  const saveTyped = async () => {
    if (!draft) return;
    const typed = draft.typed.trim();
    if (typed === value) return close();
    const mistake = check?.(typed);
    setProblem(mistake);
    if (mistake !== undefined) return;
    setIsSaving(true);
    try {
      await save({ field, label, typed, opened: draft.opened, read, onDone: close });
    } catch (failure) {
      if (!hasOwnWindow(failure)) setProblem(t(messages.notSaved, { why: problemText(failure) }));
    } finally {
      setIsSaving(false);
    }
  };
  const isChanged = draft !== undefined && value !== draft.opened && !isPrivate;
  return (
    <InlineEdit
      {...input}
      label={label}
      shown={shown ?? read(value)}
      typed={draft?.typed}
      acts={{
        open: mayChange ? () => keep({ typed: isPrivate ? '' : value, opened: value }) : undefined,
        type: (typed) => keep({ typed, opened: draft?.opened ?? value }),
        save: () => void saveTyped(),
        cancel: close,
      }}
      isSaving={isSaving}
      problem={problem}
      note={isChanged ? t(messages.changedMeanwhile, { value: read(value) || '–' }) : note}
    />
  );
}
