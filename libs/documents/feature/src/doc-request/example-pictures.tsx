import { Flex, Text, VisuallyHidden } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemMessages } from './item-messages.ts';
import type { RequestedItem } from './request-context.ts';

/** What is drawn where the insurer has no picture of its own. */
export type ExampleCode = RequestedItem['example_code'];

type ExamplePicturesProps = { code: ExampleCode; example: RequestedItem['example'] };

const table = '#857665';
const ink = '#9aa3b2';
const dark = '#3d4553';

const lines = [30, 36, 42, 50, 56].map((y, index) => (
  <path key={y} d={`M52 ${y}h${index % 2 === 0 ? 36 : 30}`} stroke={ink} strokeWidth="2" />
));

/** What is photographed, in a frame of 140 by 96. */
const subjects: Record<ExampleCode, ReactNode> = {
  paper: (
    <>
      <path d="M44 8h52v80H44z" fill="#fff" />
      <path d="M52 20h20" stroke={dark} strokeWidth="4" />
      {lines}
    </>
  ),
  form: (
    <>
      <path d="M44 8h52v80H44z" fill="#fff" />
      <path d="M52 20h20" stroke={dark} strokeWidth="4" />
      {lines}
      <path d="M52 66h14v10H52z" fill="none" stroke={ink} strokeWidth="1.5" />
      <path d="M70 76c4-8 6-6 8-2s4 2 10-4" fill="none" stroke="#3949ab" strokeWidth="2" />
    </>
  ),
  card: (
    <>
      <rect x="22" y="20" width="96" height="58" rx="4" fill="#dfe9e2" />
      <path d="M32 32h30" stroke="#41604f" strokeWidth="4" />
      <path d="M32 44h44M32 52h38M32 60h42" stroke="#7f9a8a" strokeWidth="2" />
      <path d="M88 32h20v26H88z" fill="#bccdc2" />
    </>
  ),
  photo: (
    <>
      <path d="M20 62l10-4 12-18h44l14 16 20 4v12H20z" fill="#6b7684" />
      <path d="M46 44h18v12H38zM70 44h14l10 12H70z" fill="#c5ced8" />
      <circle cx="42" cy="72" r="9" fill={dark} />
      <circle cx="98" cy="72" r="9" fill={dark} />
      <path d="M104 58l8 4-6 4 8 3" fill="none" stroke="#fff" strokeWidth="1.5" />
    </>
  ),
};

/** The insurer's picture of a good document; without one a drawing of a good photo, and one of a bad one. */
export function ExamplePictures({ code, example }: ExamplePicturesProps) {
  const { formatMessage: t } = useIntl();
  if (example !== null)
    return (
      <Flex as="figure" direction="column" gap="1">
        <img
          src={example.url}
          alt={example.alt}
          style={{ maxWidth: '100%', maxHeight: 280, objectFit: 'contain', borderRadius: 6 }}
        />
        <figcaption>
          <Text as="span" tone="muted" size="sm">
            {t(itemMessages.goodExample)}
          </Text>
        </figcaption>
      </Flex>
    );
  return (
    <Flex gap="3">
      <Example prefix={t(itemMessages.right)} caption={t(itemMessages.goodExample)}>
        {subjects[code]}
        <circle cx="124" cy="80" r="10" fill="#15714a" />
        <path d="M119 80l4 4 7-8" fill="none" stroke="#fff" strokeWidth="2.5" />
      </Example>
      <Example prefix={t(itemMessages.wrong)} caption={t(itemMessages.badExample)}>
        <g transform="translate(-6 -18) rotate(9 70 48) scale(1.35)">{subjects[code]}</g>
        <path d="M0 96 110 0h30v96z" fill="#15181f" opacity=".62" />
        <circle cx="124" cy="80" r="10" fill="#15181f" />
        <path d="M120 76l8 8m0-8-8 8" stroke="#fff" strokeWidth="2.5" />
      </Example>
    </Flex>
  );
}

function Example({ prefix, caption, children }: { prefix: string; caption: string; children: ReactNode }) {
  return (
    <Flex as="figure" direction="column" gap="1" flex="1" minWidth="0">
      <svg viewBox="0 0 140 96" aria-hidden focusable="false" style={{ width: '100%', borderRadius: 6 }}>
        <path d="M0 0h140v96H0z" fill={table} />
        {children}
      </svg>
      <figcaption>
        <VisuallyHidden>{prefix} </VisuallyHidden>
        <Text as="span" tone="muted" size="sm">
          {caption}
        </Text>
      </figcaption>
    </Flex>
  );
}
