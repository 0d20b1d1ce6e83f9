import type { FrameParts } from '@dosar/areas';
import { isOffered } from './is-offered.ts';
import { messages } from './messages.ts';
import { useAssistantWindow } from './panel/window-state.ts';

/** The assistant, by its button and its keys from any page. */
export const frame: FrameParts = {
  windows: [
    {
      order: 30,
      icon: 'smart_toy',
      label: messages.title,
      keys: ['mod+j'],
      isFor: isOffered,
      useWindow: useAssistantWindow,
      load: async () => (await import('./panel/assistant-window.tsx')).AssistantWindow,
    },
  ],
};
