import { browseReports } from '@dosar/api-client';
import type { MenuChild } from '@dosar/areas';
import { isAllowed, useSession } from '@dosar/auth';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { menuQuery } from './report-queries.ts';

/** The submenu: the list of all, then the categories with their reports (M6). */
export function useReportMenu(): readonly MenuChild[] {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { data: categories = [] } = useQuery({
    ...menuQuery,
    enabled: isAllowed(profile, browseReports),
    staleTime: Infinity,
    retry: false,
  });
  if (categories.length === 0) return [];
  return [
    { state: '', name: t(messages.all), type: 'link' },
    ...categories.map(({ category, name, reports }) => ({
      state: category,
      name,
      type: 'sub' as const,
      children: reports.map((report) => ({ state: report.state, name: report.name, type: 'link' as const })),
    })),
  ];
}
