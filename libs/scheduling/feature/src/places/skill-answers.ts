import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

type Skill = Schema<'AssessorSkill'>;

/** What an assessor, or a lane, may be needed for. */
export const assessorSkills: readonly Skill[] = ['truck', 'motorcycle', 'electric', 'adas', 'glass', 'hail'];

/** Skills as a form has them: one checkbox each. */
export const skillAnswers = z.object({
  truck: z.boolean(),
  motorcycle: z.boolean(),
  electric: z.boolean(),
  adas: z.boolean(),
  glass: z.boolean(),
  hail: z.boolean(),
});

/** The checkboxes of these skills. */
export function checkedSkills(skills: readonly Skill[]): z.output<typeof skillAnswers> {
  const has = (skill: Skill) => skills.includes(skill);
  return {
    truck: has('truck'),
    motorcycle: has('motorcycle'),
    electric: has('electric'),
    adas: has('adas'),
    glass: has('glass'),
    hail: has('hail'),
  };
}

/** The skills whose checkboxes are ticked. */
export const chosenSkills = (answers: z.output<typeof skillAnswers>): Skill[] =>
  assessorSkills.filter((skill) => answers[skill]);
