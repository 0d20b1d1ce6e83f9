import { browseAssessments } from '@dosar/api-client';
import type { PaletteSource } from '@dosar/areas';
import { useCan } from '@dosar/auth';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';

/** The page that finds inspections, for those whose work they are; the specification has no menu entry for it. */
export const palette: PaletteSource = { usePages };

function usePages() {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  if (!useCan(browseAssessments)) return [];
  return [
    {
      id: 'assessment.search',
      label: t(messages.page),
      keywords: t(messages.keywords),
      icon: 'build' as const,
      run: () => void navigate('/assignments/assessment/search'),
    },
  ];
}
