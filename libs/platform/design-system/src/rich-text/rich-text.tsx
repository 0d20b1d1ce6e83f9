import { lazy, Suspense } from 'react';
import { LoadingState } from '../feedback/loading-state.tsx';
import { loadSanitiser, type HtmlProfile } from '../html/load-sanitiser.ts';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    maxWidth: 'textColumn',
    overflowWrap: 'anywhere',
    '& > :is(p, ul, ol, blockquote, pre, table) + *': { marginTop: '2' },
    '& > * + :is(h1, h2, h3, h4)': { marginTop: '4' },
    '& :is(h1, h2, h3, h4)': { fontWeight: 'strong', lineHeight: 'tight', marginBottom: '1' },
    '& :is(b, strong)': { fontWeight: 'strong' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '6' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '6' },
    '& a': { color: 'brandText', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    '& blockquote': {
      borderInlineStartWidth: '3px',
      borderColor: 'borderStrong',
      paddingInlineStart: '3',
      color: 'textMuted',
    },
    '& pre': { fontFamily: 'mono', whiteSpace: 'pre-wrap' },
    '& hr': { marginBlock: '3', borderColor: 'border' },
    '& table': { borderCollapse: 'collapse' },
    '& :is(th, td)': { padding: '2', borderWidth: '1px', borderColor: 'border', textAlign: 'start' },
    '& th': { fontWeight: 'strong', background: 'surfaceSubtle' },
  },
});

export type RichTextProps = {
  html: string;
  profile?: HtmlProfile;
  /** How many lines to keep free while the sanitiser is on its way. */
  expectedLines?: number;
};

// Not a promise that is asked with every render: once the sanitiser is there, nothing has to wait another turn for it.
const Sanitised = lazy(async () => {
  const sanitise = await loadSanitiser();
  return {
    default: ({ html, profile = 'message' }: RichTextProps) => (
      <Root dangerouslySetInnerHTML={{ __html: sanitise(html, profile) }} />
    ),
  };
});

/** Text with formatting that somebody else wrote, shown without anything in it that could act. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<LoadingState count={props.expectedLines ?? 3} />}>
      <Sanitised {...props} />
    </Suspense>
  );
}
