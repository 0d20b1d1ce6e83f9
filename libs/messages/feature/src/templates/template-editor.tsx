import { apiQuery, getSettingUsage, useProblemText } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { Banner, Box, Button, Grid, Stack } from '@dosar/design-system';
import { Form, FormCheckboxField, FormTextField, MeanwhileBanner, UnsavedChangesGuard } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withoutDiacritics } from '../compose/sms-length.ts';
import { DraftPanel } from './approval/draft-panel.tsx';
import { messages as approvalMessages } from './approval/messages.ts';
import { ChannelTexts } from './channel-texts.tsx';
import { EditorHead, type TemplatePlaces } from './editor-head.tsx';
import { messages } from './messages.ts';
import { messages as setMessages } from './sets/set-messages.ts';
import { textsOf } from './template-answers.ts';
import { faultsOf } from './template-checks.ts';
import { TemplateHistory } from './template-history.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateForm, useTemplateLabels, type EditedTemplate } from './use-template-form.ts';
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
          <FormCheckboxField
            name="is_active"
            label={t(stored.in_set ? setMessages.use : messages.isActive)}
          />
          {stored.is_active && !answers.is_active && <UsedByMessages code={stored.template_code} />}
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

type SaveBarProps = {
  /** What is typed waits for a second person. */
  asks: boolean;
  isWaiting: boolean;
  onDraft: () => void;
  isDirty: boolean;
  isSaving: boolean;
  faults: ReturnType<typeof faultsOf>;
  onDiscard: () => void;
};

/** What keeps the changes from being saved, and the button that saves them. */
function SaveBar({ asks, isWaiting, onDraft, isDirty, isSaving, faults: found, onDiscard }: SaveBarProps) {
  const { faults, isBlocked, isEmpty } = found;
  const { formatMessage: t } = useIntl();
  const words = faults.map(({ channel, language, check }) =>
    t(messages.faultOf, { channel, language, state: check.state }),
  );
  return (
    <Box
      // It covers nothing while there is nothing to save.
      position={isDirty ? 'sticky' : 'static'}
      bottom="calc(var(--dosar-bottom-bar, 0px))"
      zIndex="sticky"
      background="surface"
    >
      <Banner
        tone={words.length > 0 ? 'warning' : 'info'}
        title={isDirty ? t(messages.unsaved) : t(messages.nothingChanged)}
        action={
          <>
            {isDirty && (
              <Button variant="quiet" onClick={onDiscard}>
                {t(messages.discard)}
              </Button>
            )}
            {asks && (
              <Button disabled={!isDirty || isBlocked || isEmpty} onClick={onDraft}>
                {t(approvalMessages.saveDraft)}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              loading={isSaving}
              disabled={(!isDirty && !(asks && !isWaiting)) || isBlocked || isEmpty}
            >
              {t(asks ? approvalMessages.ask : messages.save)}
            </Button>
          </>
        }
      >
        {isEmpty ? t(messages.needsText) : words.join(' · ')}
      </Banner>
    </Box>
  );
}

/** The messages that began with a template lately, before handlers are not offered it any more. */
function UsedByMessages({ code }: { code: string }) {
  const query = { kind: 'template', id: code } as const;
  return <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query } }))} />;
}
