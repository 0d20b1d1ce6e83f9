import { useAtomValue } from 'jotai';
import { keptChoice } from '../kept/kept-choice.ts';

const choice = keptChoice<'on' | 'off'>('dosar.single-keys', ['on', 'off']);

/** Whether shortcuts of a single character hold on this device; on unless somebody switched them off. */
export function areSingleKeysOn(): boolean {
  return choice.read() === 'on';
}

/** Whether anybody has chosen on this device. */
export const isSingleKeysChosen = choice.isMade;

/** Switches shortcuts of a single character on or off from now on, and remembers it on this device. */
export function chooseSingleKeys(on: boolean): void {
  choice.make(on ? 'on' : 'off');
}

/** Whether shortcuts of a single character hold, and how to choose. */
export function useSingleKeys(): { areOn: boolean; choose: (on: boolean) => void } {
  return { areOn: useAtomValue(choice.chosen) === 'on', choose: chooseSingleKeys };
}
