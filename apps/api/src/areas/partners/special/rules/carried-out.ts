import { workRules } from '#src/areas/assignments/extension-points.ts';
import { extraDocuments } from '#src/areas/documents/extension-points.ts';
import { messageRules } from '#src/areas/messages/extension-points.ts';
import { approvalRules } from '#src/areas/settlement/extension-points.ts';
import { becauseText } from './because-text.ts';
import { findUsers } from './rule-name-repository.ts';
import { findActing } from './rule-of-file-repository.ts';
import { partOf } from './rule-settings.ts';

/** What other areas ask of the rules that are in force in a file. */
export const rulesForOtherAreas = [
  workRules.entry({
    async find(tx, orgId, claimFileId) {
      const route = (await findActing(tx, orgId, 'route', [claimFileId])).get(claimFileId);
      const sla = (await findActing(tx, orgId, 'sla', [claimFileId])).get(claimFileId);
      const acting = sla ?? route;
      if (acting === undefined) return undefined;
      const to = route && partOf(route.settings, 'route');
      const [person] = to?.user_id && !to.team_id ? await findUsers(tx, orgId, [to.user_id]) : [];
      const teamId = to?.team_id ?? person?.team_id;
      const { hours, factor_percent: factorPercent } = (sla && partOf(sla.settings, 'sla')) ?? {};
      return {
        ...(teamId && { teamId }),
        hasPerson: Boolean(to?.user_id),
        ...(hours ? { sla: { hours } } : factorPercent ? { sla: { factorPercent } } : {}),
        because: becauseText(acting.customer),
      };
    },
  }),
  messageRules.entry({
    async find(tx, orgId, claimFileIds) {
      const acting = await findActing(tx, orgId, 'messages', claimFileIds);
      return new Map(
        [...acting].flatMap(([claimFileId, { settings, customer }]) => {
          const rule = partOf(settings, 'messages');
          if (rule === undefined) return [];
          const { language, contact, skips_driver: skipsDriver, template_set_id: templateSetId } = rule;
          return [
            [
              claimFileId,
              {
                ...(language !== null && { language }),
                ...(templateSetId !== null && { templateSetId }),
                ...(contact !== null && { insteadOfDriver: contact }),
                skipsDriver,
                because: becauseText(customer),
              },
            ] as const,
          ];
        }),
      );
    },
  }),
  extraDocuments.entry({
    async find(tx, orgId, claimFileId) {
      const acting = (await findActing(tx, orgId, 'documents', [claimFileId])).get(claimFileId);
      const codes = (acting && partOf(acting.settings, 'documents')?.doc_type_codes) ?? [];
      return acting === undefined
        ? []
        : codes.map((docTypeCode) => ({ docTypeCode, because: becauseText(acting.customer) }));
    },
  }),
  approvalRules.entry({
    async find(tx, { orgId, claimFileId }) {
      const acting = (await findActing(tx, orgId, 'approvals', [claimFileId])).get(claimFileId);
      const rule = acting && partOf(acting.settings, 'approvals');
      return (
        acting &&
        rule && {
          reserveAboveBani: rule.reserve_above_bani,
          paymentAboveBani: rule.payment_above_bani,
          because: becauseText(acting.customer),
        }
      );
    },
  }),
];
