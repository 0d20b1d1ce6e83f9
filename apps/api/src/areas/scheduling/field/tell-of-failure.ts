import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { tellAboutVisit, type MessageNeeds } from '../booking/tell-about-visit.ts';
import { tellStaff, type StaffLetter } from '../news/tell-staff.ts';
import type { VisitRow } from '../visit-repository.ts';
import { findVisitManagers } from './missed-visit-repository.ts';

const letters: Record<'assessor_no_show' | 'place_closed', StaffLetter> = {
  assessor_no_show: {
    subject: { ro: 'Inspectorul nu s-a prezentat', en: 'The assessor did not appear' },
    body: {
      ro: 'Clientul a venit, inspectorul nu. Clientul a fost rugat să aleagă altă oră.',
      en: 'The client came, the assessor did not. The client was asked to choose another time.',
    },
  },
  place_closed: {
    subject: { ro: 'Centrul era închis', en: 'The place was closed' },
    body: {
      ro: 'La ora constatării centrul era închis. Clientul a fost rugat să aleagă altă oră.',
      en: 'The place was closed at the hour of the inspection. The client was asked to choose another time.',
    },
  },
};

/** A visit failed because of the organisation: the claimant gets a way to another hour and the managers an alert, both at once. */
export async function tellOfFailure(
  needs: MessageNeeds & { staffOrigin: string },
  context: ChangeContext,
  visit: VisitRow,
  status: keyof typeof letters,
): Promise<void> {
  const readers = await findVisitManagers(context.tx, context.caller.orgId);
  const letter = letters[status];
  const staff = await tellStaff(needs, context, { visit, letter, readers, role: 'manager' });
  await tellAboutVisit(needs, context, visit, 'visit_failed', { staff });
}
