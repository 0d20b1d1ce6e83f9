import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { guestLinks } from '../account/extension-points.ts';
import { findOrganisationByKey } from '../account/index.ts';
import { isOpenToGuests } from '../assignments/index.ts';

const assignmentType = 'claim_notification';

/** The link whose key names an organisation: everybody who has it may report an accident there (Specification R5). */
export const notificationLink = guestLinks.entry({
  assignmentType,
  async open(tx, key) {
    const orgId = (await findOrganisationByKey(tx, key)) ?? platformOrgId;
    await enterOrganisation(tx, orgId);
    if (!(await isOpenToGuests(tx, orgId, assignmentType))) throw notFound();
    return { orgId };
  },
});
