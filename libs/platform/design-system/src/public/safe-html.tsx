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

/** The paragraphs of a text that has no other formatting; nothing for any other text. */
function plainParagraphs(html: string): string[] | undefined {
  if (!/^(?:<p>[^<&]*<\/p>\s*)+$/.test(html)) return undefined;
  return [...html.matchAll(/<p>([^<&]*)<\/p>/g)].map(([, text = '']) => text);
}

/** Text with formatting that somebody else wrote, shown without anything in it that could act. */
export function SafeHtml(props: SafeHtmlProps) {
  // Most texts are such: React shows them as they are, and no sanitiser has to come over a slow line.
  const paragraphs = plainParagraphs(props.html);
  if (paragraphs)
    return (
      <div className="dosar-rich-text">
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    );
  return (
    <Suspense fallback={<Skeleton lines={props.expectedLines ?? 2} />}>
      <SanitisedHtml {...props} />
    </Suspense>
  );
}
