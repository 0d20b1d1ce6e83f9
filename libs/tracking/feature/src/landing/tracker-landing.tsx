import type { TrackerConfig } from '@dosar/api-client/client';
import { CaseSearch } from '../search/case-search.tsx';
import { TrackerActionButton } from '../tracker-action-button.tsx';

type TrackerLandingProps = { config: TrackerConfig; orgCode: string; openAddress: (address: string) => void };

/** The first page of an organisation's tracker: its own title, the search box, and what else it offers. */
export function TrackerLanding({ config, orgCode, openAddress }: TrackerLandingProps) {
  return (
    <>
      <CaseSearch
        heading={config.title}
        orgCode={orgCode}
        identifierName={config.case_identifier_name}
        invitation={config.search_message}
        openAddress={openAddress}
      />
      {config.action ? <TrackerActionButton action={config.action} variant="secondary" /> : null}
    </>
  );
}
