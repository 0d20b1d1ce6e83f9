import { Button, Dialog, type DialogProps } from '@dosar/design-system';
import { useId, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Form, type FormProps } from './form.tsx';
import { messages } from './messages.ts';

export type FormDialogProps<Input extends FieldValues, Output extends FieldValues> = Omit<
  FormProps<Input, Output>,
  'id'
> &
  Pick<DialogProps, 'open' | 'title' | 'size' | 'onClose'> & {
    /** The verb on the button that sends, as in "Reassign". */
    submitLabel: ReactNode;
    /** What it does cannot be undone. */
    danger?: boolean;
  };

/** A form in a dialog. The parent closes it once it is sent; what was refused keeps it open. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>({
  open,
  title,
  size,
  onClose,
  submitLabel,
  danger = false,
  ...form
}: FormDialogProps<Input, Output>) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const { isSubmitting } = useFormState({ control: form.form.control });
  return (
    <Dialog
      open={open}
      title={title}
      {...(size && { size })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form {...form} id={id} />
    </Dialog>
  );
}
