import { apiQuery, browseReports, pageAccess } from '@dosar/api-client';
import type { AreaManifest } from '@dosar/areas';
import { isAllowed, useSession } from '@dosar/auth';
import { useQuery } from '@tanstack/react-query';

/** Areas as they will be: the product has no pages for them yet, so that their entries are tried with these. */
export const areasToCome: readonly AreaManifest[] = [
  {
    name: 'reports',
    routes: () => ({ secured: [{ path: 'reports/:report', element: null }] }),
    menu: async () => [
      {
        state: 'reports',
        access: pageAccess.reports,
        name: { id: 'test.reports', defaultMessage: 'Reports' },
        icon: 'assessment',
        order: 120,
        isAround: true,
        useChildren: useReports,
      },
    ],
  },
];

function useReports() {
  const { profile } = useSession();
  const isOffered = isAllowed(profile, browseReports);
  const { data: categories = [] } = useQuery({
    ...apiQuery(browseReports),
    enabled: isOffered,
    retry: false,
  });
  return categories.map(({ category, name, reports }) => ({
    state: category,
    name,
    type: 'sub' as const,
    children: reports.map((report) => ({ state: report.state, name: report.name, type: 'link' as const })),
  }));
}
