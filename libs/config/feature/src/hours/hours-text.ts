import type { Schema } from '@dosar/openapi';

type Day = Pick<Schema<'WorkingDay'>, 'from' | 'until'>;

const form = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:–|-|—|\s)\s*(\d{1,2})(?:[:.](\d{2}))?$/;

/** Hours as people write them, `9-17` or `09:00–17:00`; nothing for what is no span within one day. */
export function readHours(text: string): Day | undefined {
  const [, fromHour, fromMinute, untilHour, untilMinute] = form.exec(text.trim()) ?? [];
  const from = clock(fromHour, fromMinute);
  const until = clock(untilHour, untilMinute);
  return from === undefined || until === undefined || from >= until ? undefined : { from, until };
}

/** Hours as the page shows them. */
export function writeHours({ from, until }: Day): string {
  return `${from}–${until}`;
}

function clock(hour = '', minute = '00'): string | undefined {
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
