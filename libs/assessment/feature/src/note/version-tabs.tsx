import { PageTabs, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { messages } from './messages.ts';

type VersionTabsProps = {
  assignmentId: string;
  versions: readonly Schema<'NoteVersionEntry'>[];
  shown: Schema<'AssessmentNote'>;
};

/** The versions of the note as tabs, and what a supplement changes; each has an address of its own. */
export function VersionTabs({ assignmentId, versions, shown }: VersionTabsProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const [search] = useSearchParams();
  const isDifference = search.get('show') === 'changes';
  return (
    <PageTabs label={t(messages.versions)}>
      {versions.map((version) => {
        const isShown = version.version_no === shown.version_no && !isDifference;
        return (
          <Link
            key={version.assessment_note_id}
            to={`?version=${version.version_no}`}
            aria-current={isShown ? 'page' : undefined}
          >
            {version.supplement_no === 0
              ? t(messages.firstVersion)
              : t(messages.supplementNo, { no: version.supplement_no })}
            <Text as="span" tone="muted" size="sm" marginInlineStart="1.5">
              {version.gross_bani === null || version.state === 'draft'
                ? t(messages.state, { state: version.state })
                : `${t(messages.state, { state: version.state })} · ${amount(version.gross_bani)}`}
            </Text>
          </Link>
        );
      })}
      {shown.supplement_no > 0 && (
        <Link
          to={`?version=${shown.version_no}&show=changes`}
          aria-current={isDifference ? 'page' : undefined}
        >
          {t(messages.whatChanges)}
        </Link>
      )}
      <a
        href={`/print-note/${assignmentId}?version=${shown.version_no}&preview=1`}
        target="_blank"
        rel="noreferrer"
      >
        {t(messages.print)}
      </a>
    </PageTabs>
  );
}
