import type { TrackerConfig, TrackerCurrentEvent } from '@dosar/api-client/client';
import type { Step } from '@dosar/design-system/public';

type Progress = {
  steps: Step[];
  /** Counted from 1, the way people count. */
  position: number;
  current?: Step;
  /** What the organisation says about the current step. */
  explanation?: string;
};

function stateOf(index: number, currentIndex: number): Step['state'] {
  if (index === currentIndex) return 'current';
  return index < currentIndex ? 'done' : 'upcoming';
}

/** The configured steps with what the case has reached of them. */
export function stepsOfCase(
  config: TrackerConfig['config'],
  event: Pick<TrackerCurrentEvent, 'process_step_index' | 'step_dates'>,
  words: {
    date: (date: string) => string;
    /** Who has to act, below the current step; empty where nobody is told. */
    awaited: string;
  },
): Progress {
  const dates = new Map(event.step_dates.map(({ index, date }) => [index, date]));
  const inOrder = config.toSorted((a, b) => a.index - b.index);
  const steps = inOrder.map(({ index, label }): Step => {
    const state = stateOf(index, event.process_step_index);
    const date = state === 'upcoming' ? undefined : dates.get(index);
    return {
      label,
      state,
      ...(date ? { note: words.date(date) } : {}),
      ...(state === 'current' && words.awaited ? { narrowNote: words.awaited } : {}),
    };
  });
  const place = inOrder.findIndex(({ index }) => index === event.process_step_index);
  return {
    steps,
    position: place + 1,
    current: steps[place],
    explanation: inOrder[place]?.description ?? undefined,
  };
}
