import { Suspense, use } from 'react';
import { loadSanitiser, type HtmlProfile } from '../html/load-sanitiser.ts';
import { Skeleton } from './skeleton.tsx';

type SafeHtmlProps = {
  html: string;
  profile?: HtmlProfile;
  /** How many lines to keep free while the sanitiser is on its way. */
  expectedLines?: number;
};

function SanitisedHtml({ html, profile = 'sentence' }: SafeHtmlProps) {
  const sanitise = use(loadSanitiser());
  return <div className="dosar-rich-text" dangerouslySetInnerHTML={{ __html: sanitise(html, profile) }} />;
}

/** Text with formatting that somebody else wrote, shown without anything in it that could act. */
export function SafeHtml(props: SafeHtmlProps) {
  return (
    <Suspense fallback={<Skeleton lines={props.expectedLines ?? 2} />}>
      <SanitisedHtml {...props} />
    </Suspense>
  );
}
