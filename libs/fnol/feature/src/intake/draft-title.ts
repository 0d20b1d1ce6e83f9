import { formatPlate } from '@dosar/kernel/plates';
import type { IntakeAnswers } from './intake-answers.ts';

/** What a draft is recognised by: plate and name, or the first words. */
export function draftTitle({ vehicle, notifier, event }: IntakeAnswers): string {
  const name = [notifier.name, notifier.first_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const plate = vehicle.plate.trim() === '' ? '' : formatPlate(vehicle.plate);
  const known = [plate, name].filter(Boolean).join(' · ');
  return (known === '' ? event.description.trim() : known).slice(0, 120);
}
