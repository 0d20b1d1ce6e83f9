import { useProblemText } from '@dosar/api-client';
import { Grid, Stack } from '@dosar/design-system';
import { Form, FormTextField, MeanwhileBanner, UnsavedChangesGuard } from '@dosar/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withoutDiacritics } from '@dosar/kernel/sms-text';
import { DraftPanel } from './approval/draft-panel.tsx';
import { messages as approvalMessages } from './approval/messages.ts';
import { ChannelTexts } from './channel-texts.tsx';
import { EditorHead, type TemplatePlaces } from './editor-head.tsx';
import { messages } from './messages.ts';
import { SaveBar } from './save-bar.tsx';
import { textsOf } from './template-answers.ts';
import { faultsOf } from './template-checks.ts';
import { TemplateHistory } from './template-history.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateForm, useTemplateLabels, type EditedTemplate } from './use-template-form.ts';
import { UseField } from './use-field.tsx';
import { usePreview } from './use-preview.ts';
import { useVariableInsertion, VariableChips } from './variable-chips.tsx';

type TemplateEditorProps = EditedTemplate & {
  places: TemplatePlaces;
  /** A draft was approved, given back or thrown away. */
  onDecided: (outcome: 'decided' | 'removed') => void;
};

/** A template with both languages side by side, e-mail above text message, and what people get of it. */
export function TemplateEditor({ stored, taken, places, onDecided }: TemplateEditorProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [file, setFile] = useState<string>();
  const editor = useTemplateForm({ stored, taken });
  const { form, draft, template, save, changes } = editor;
  const { answers } = draft;
  const labels = useTemplateLabels();
  const { variables } = template;
  const texts = textsOf(answers, variables);
  const preview = usePreview(texts, file);
  const { insert, remember } = useVariableInsertion();
  const faults = faultsOf(answers, variables);
  const filled = (language: 'ro' | 'en') =>
    preview.data?.texts.find((text) => text.channel === 'sms' && text.language === language)?.body;

  return (
    <Form form={form} onSubmit={save} problemText={problemText}>
      <EditorHead template={template} places={places} isNew={stored.template_code === ''} />
      {template.draft && <DraftPanel template={template} draft={template.draft} onDone={onDecided} />}
      <MeanwhileBanner changes={changes} labels={labels} />
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}>
        <Stack gap="4" minWidth="0">
          <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            <FormTextField name="name_ro" label={t(messages.nameRo)} maxLength={120} />
            <FormTextField name="name_en" label={t(messages.nameEn)} maxLength={120} />
          </Grid>
          <UseField stored={stored} />
          <VariableChips variables={variables} samples={preview.data?.values} onInsert={insert} />
          {(['email', 'sms'] as const).map((channel) => (
            <ChannelTexts
              key={channel}
              channel={channel}
              template={template}
              filled={filled}
              onFocus={remember}
              draft={draft}
              onPlain={(language) =>
                draft.set(`sms_${language}`, withoutDiacritics(answers[`sms_${language}`]))
              }
            />
          ))}
          {editor.asks && (
            <FormTextField
              name="note"
              label={t(approvalMessages.why)}
              hint={t(approvalMessages.whyHint)}
              maxLength={500}
            />
          )}
          <SaveBar
            asks={editor.asks}
            isWaiting={template.draft?.state === 'waiting'}
            onDraft={() => void editor.saveDraft()}
            isDirty={editor.isDirty}
            isSaving={editor.isSaving}
            faults={faults}
            onDiscard={editor.discard}
          />
        </Stack>
        <Stack gap="5" alignSelf="start" minWidth="0">
          <TemplatePreview
            code={template.template_code || 'template'}
            preview={texts.length > 0 ? preview.data : undefined}
            failure={preview.isError ? problemText(preview.error) : undefined}
            texts={texts}
            variables={variables}
            onFile={setFile}
          />
          {template.versions.length > 0 && (
            <TemplateHistory versions={template.versions} onRestore={editor.restore} />
          )}
        </Stack>
      </Grid>
      <UnsavedChangesGuard />
    </Form>
  );
}
