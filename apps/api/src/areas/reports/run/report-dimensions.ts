import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Report } from '../extension-points.ts';
import type { Period } from './report-period.ts';
import type { Slice } from './sums-repository.ts';

const dimensionNames: Record<'county' | 'policy_type', Record<Language, string>> = {
  county: { ro: 'județe', en: 'counties' },
  policy_type: { ro: 'polițe', en: 'policies' },
};

/** What a report can be by, in the order of the page. */
export function dimensionsOf(
  { subject, isWithoutFiles }: Report,
  language: Language,
): Schema<'ReportAnswer'>['dimensions'] {
  const own = subject ? [{ code: 'subject' as const, name: subject.title[language] }] : [];
  if (isWithoutFiles) return own;
  return [
    ...own,
    { code: 'county', name: dimensionNames.county[language] },
    { code: 'policy_type', name: dimensionNames.policy_type[language] },
  ];
}

/** What a report is by: as asked where it can be, else what comes first. */
export function dimensionOf(
  { subject, isWithoutFiles }: Report,
  { by }: Schema<'ReportParameters'>,
): Schema<'ReportDimension'> {
  if (isWithoutFiles) return 'subject';
  if (by === 'subject' && !subject) return 'county';
  return by ?? (subject ? 'subject' : 'county');
}

/** The part of the snapshot that a period and the other parameters mean. */
export function sliceOf(
  { isWithoutFiles, isPersonal }: Report,
  { orgId, userId }: { orgId: string; userId: string },
  period: Period,
  { policy_type, county_code }: Schema<'ReportParameters'>,
): Slice {
  const subject = isPersonal ? userId : undefined;
  if (isWithoutFiles) return { orgId, period, subject, policyType: undefined, countyCode: undefined };
  return { orgId, period, subject, policyType: policy_type, countyCode: county_code };
}
