import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { LanguageModel } from '#src/providers/language-model.ts';
import { mustHaveAssistant } from './assistant-access.ts';

/** Whether a language model words the caller's answers, and where what was found goes for that. */
export async function getModelUse(
  model: LanguageModel | undefined,
  call: Call<'getAssistantModelUse'>,
): Promise<Schema<'AssistantModelUse'>> {
  const { uses_model: usesModel } = await mustHaveAssistant(call);
  return { model_host: usesModel && model !== undefined ? model.host : null };
}
