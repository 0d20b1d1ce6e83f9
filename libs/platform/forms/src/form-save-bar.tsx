import { notify, SaveBar } from '@dosar/design-system';
import { use } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormIdContext } from './form-id.ts';
import { guardMessages as messages } from './guard-messages.ts';

export type FormSaveBarProps<Answers extends FieldValues> = {
  /** What the fields are called on the page. */
  labels: Readonly<Record<keyof Answers & string, string>>;
  /** What saving does, such as "Save". */
  saveLabel: string;
};

/**
 * The bar with the unsaved changes of the form around: it names the fields that differ from what is stored. Discarding can be
 * undone, because Escape is pressed by mistake too.
 */
export function FormSaveBar<Answers extends FieldValues>({ labels, saveLabel }: FormSaveBarProps<Answers>) {
  const { formatMessage: t } = useIntl();
  const formId = use(FormIdContext);
  const form = useFormContext<Answers>();
  const { dirtyFields, isSubmitting } = useFormState<Answers>();
  const names = Object.keys(labels) as (keyof Answers & string)[];
  const changed = names.filter((name) => name in dirtyFields).map((name) => labels[name]);

  const save = () => {
    const around = document.getElementById(formId);
    if (around instanceof HTMLFormElement) around.requestSubmit();
  };
  const discard = () => {
    const typed = form.getValues();
    form.reset();
    notify.other(t(messages.discarded), {
      label: t(messages.undo),
      run: () => form.reset(typed, { keepDefaultValues: true }),
    });
  };
  return (
    <SaveBar
      changed={changed}
      saveLabel={saveLabel}
      isSaving={isSubmitting}
      onSave={save}
      onDiscard={discard}
    />
  );
}
