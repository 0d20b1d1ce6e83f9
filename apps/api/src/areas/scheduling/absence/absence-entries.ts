import { absentVisits, placePresence } from '#src/areas/absences/extension-points.ts';
import type { MessageNeeds } from '../booking/tell-about-visit.ts';
import { absentVisitsOf } from './absent-visits.ts';
import { leftVisits } from './left-visits.ts';
import { presenceAtPlaces } from './place-presence.ts';

/** What visits and places add to absences. */
export const absenceEntries = (needs: MessageNeeds) => [
  leftVisits(needs),
  absentVisits.entry(absentVisitsOf(needs)),
  placePresence.entry(presenceAtPlaces),
];
