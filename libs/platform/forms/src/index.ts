export type { AnswerSchema } from './answer-schema.ts';
export {
  dateAnswer,
  emailAnswer,
  optionalText,
  pastDateAnswer,
  phoneAnswer,
  requiredChoice,
  requiredText,
  timeAnswer,
} from './answers.ts';
export { exactCode } from './exact-code.ts';
export { FormCheckboxField, type FormCheckboxFieldProps } from './form-checkbox-field.tsx';
export { FormColorField, type FormColorFieldProps } from './form-color-field.tsx';
export { FormComboboxField, type FormComboboxFieldProps } from './form-combobox-field.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { FormDateField, type FormDateFieldProps } from './form-date-field.tsx';
export { FormLookupField, type FormLookupFieldProps } from './form-lookup-field.tsx';
export { FormNumberField, type FormNumberFieldProps } from './form-number-field.tsx';
export { FormPasswordField, type FormPasswordFieldProps } from './form-password-field.tsx';
export { FormRadioGroupField, type FormRadioGroupFieldProps } from './form-radio-group-field.tsx';
export { FormSelectField, type FormSelectFieldProps } from './form-select-field.tsx';
export { FormTextAreaField, type FormTextAreaFieldProps } from './form-text-area-field.tsx';
export { FormTextField, type FormTextFieldProps } from './form-text-field.tsx';
export { FormTimeField, type FormTimeFieldProps } from './form-time-field.tsx';
export { FormSaveBar, type FormSaveBarProps } from './form-save-bar.tsx';
export { Form, type FormProps } from './form.tsx';
export { requiredAnswers } from './required-answers.ts';
export { changedMeanwhile, type MeanwhileChange } from './merge-answers.ts';
export { MeanwhileBanner, type MeanwhileBannerProps } from './meanwhile-banner.tsx';
export { readReason, reason, type ReasonTexts, type ReasonValues } from './reason.ts';
export { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
export { useFieldId } from './form-id.ts';
export type { Refusal } from './refusals.ts';
export { useAnswers } from './use-answers.ts';
export { useEveryStroke } from './use-every-stroke.ts';
export { useFieldDraft, type FieldDraft } from './use-field-draft.ts';
export { useFormDraft } from './use-form-draft.ts';
export { useReasonText } from './use-reason-text.ts';
export { useVersionedSubmit, type VersionedSubmit } from './use-versioned-submit.ts';
export { useZodForm } from './use-zod-form.ts';
export {
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
export { plateWarning, vinWarning } from './warnings.ts';
