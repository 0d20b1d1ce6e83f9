import { personOf, useSession } from '@dosar/auth';
import { keptAtom } from '@dosar/design-system';
import { useAtom } from 'jotai';

const isBoolean = (kept: unknown): kept is boolean => typeof kept === 'boolean';

/** Of this tab and this person: the panel goes along from page to page, survives a reload and waits for nobody else. */
const isOpenAtom = (person: string) =>
  keptAtom(`dosar.assistant.open.${person}`, { initial: false, isValid: isBoolean, inTab: true });

/** Whether the panel is open, and the ways to change that. */
export function useAssistantWindow() {
  const { profile } = useSession();
  const [isOpen, setOpen] = useAtom(isOpenAtom(profile ? personOf(profile) : ''));
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
