import type { TrackerTexts } from '#db/configuration/process-definition.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';

/** Shows a step of a claim on its tracker. */
export function makeTrackerEvent(world: DemoWorld, claimFileId: string, texts: TrackerTexts, at: Date) {
  const rows = world.rows.tracker_event;
  rows.push({
    org_id: world.orgId,
    tracker_event_id: demoId('tracker', world.orgCode, rows.length),
    claim_file_id: claimFileId,
    process_step_index: texts.step,
    event_title_ro: texts.title[0],
    event_title_en: texts.title[1],
    event_description_ro: texts.description[0],
    event_description_en: texts.description[1],
    next_step_title_ro: texts.nextTitle?.[0] ?? null,
    next_step_title_en: texts.nextTitle?.[1] ?? null,
    next_step_description_ro: texts.nextDescription?.[0] ?? null,
    next_step_description_en: texts.nextDescription?.[1] ?? null,
    expected_date: world.moments.dateOf(world.moments.hoursAfter(at, 5 * 24)),
    system_time: at,
  });
}
