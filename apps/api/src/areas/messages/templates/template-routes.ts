import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { getTemplateApproval, saveTemplateApproval } from './approval/template-approval.ts';
import { decideTemplateDraft, removeTemplateDraft, saveTemplateDraft } from './approval/template-drafts.ts';
import { previewTemplate, testTemplate } from './preview-template.ts';
import { browseTemplateSets } from './sets/browse-template-sets.ts';
import { removeTemplateSet, saveTemplateSet } from './sets/change-template-sets.ts';
import { saveTemplate } from './save-template.ts';
import { browseTemplateSettings, getTemplate, type TemplateNeeds } from './template-settings.ts';

type Needs = TemplateNeeds & { trackerOrigin: string };

/** The operations with which an organisation writes its templates. */
export const templateRoutes = (needs: Needs) =>
  ({
    browseTemplateSettings,
    getTemplate: (call) => getTemplate(needs, call),
    saveTemplate: (call) => saveTemplate(needs, call),
    previewTemplate: (call) => previewTemplate(needs, call),
    getTemplateApproval,
    saveTemplateApproval,
    saveTemplateDraft: (call) => saveTemplateDraft(needs, call),
    decideTemplateDraft: (call) => decideTemplateDraft(needs, call),
    removeTemplateDraft,
    browseTemplateSets,
    saveTemplateSet,
    removeTemplateSet,
    testTemplate: (call) => testTemplate(needs, call),
  }) satisfies Partial<RouteTable<'messages'>>;
