import { DesignSystemProvider } from '@dosar/design-system';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { texts } from 'virtual:dosar/test-messages';
import { describe, expect, test } from 'vitest';
import { DueCell } from './due-cell.tsx';
import { InternalTerm } from './internal-term.tsx';
import { LegalTerm } from './legal-term.tsx';
import { Plate } from './plate.tsx';

function renderDressed(part: ReactElement) {
  render(
    <IntlProvider locale="ro" messages={texts.ro} timeZone="Europe/Bucharest">
      <DesignSystemProvider>{part}</DesignSystemProvider>
    </IntlProvider>,
  );
}

// A Monday, ten in the morning in Bucharest.
const now = new Date('2026-11-23T08:00:00Z');

describe('a deadline of the house is told in few words, red once it is over', () => {
  test.each([
    ['2026-11-22T21:59:00Z', 'depășit 1 zi', 'over'],
    ['2026-11-16', 'depășit 7 zile', 'over'],
    ['2026-11-02', 'depășit 21 de zile', 'over'],
    ['2026-11-23T07:30:00Z', 'depășit 09:30', 'over'],
    ['2026-11-23T10:00:00Z', 'azi 12:00', 'near'],
    ['2026-11-23T21:59:00Z', 'azi', 'near'],
    ['2026-11-24T08:00:00Z', 'mâine 10:00', undefined],
    ['2026-11-26', '26.11 · 3 zile', undefined],
    ['2027-01-05', '05.01.2027 · 43 de zile', undefined],
  ])('%s: %s', (due, words, look) => {
    renderDressed(<InternalTerm due={due} now={now} />);
    const term = screen.getByText(words);
    expect(term).toHaveAttribute('datetime', due);
    expect(term.hasAttribute('data-over')).toBe(look === 'over');
    expect(term.hasAttribute('data-near')).toBe(look === 'near');
  });
});

describe('a deadline by law is outlined from three working days on and filled once it is missed', () => {
  test.each([
    ['2026-12-07', 'legal 07.12 · 14 zile', 'far'],
    ['2026-11-27', 'legal 27.11 · 4 zile', 'far'],
    ['2026-11-26', 'legal: în 3 zile · 26.11', 'near'],
    ['2026-11-24', 'legal: mâine · 24.11', 'near'],
    ['2026-11-23', 'legal: azi · 23.11', 'near'],
    ['2026-11-22', 'legal: depășit 1 zi', 'over'],
    ['2026-10-24', 'legal: depășit 30 de zile', 'over'],
  ])('%s: %s', (due, words, state) => {
    renderDressed(<LegalTerm due={due} now={now} />);
    expect(screen.getByText(words)).toHaveAttribute('data-state', state);
  });

  test('Saturdays and Sundays do not count: Wednesday is near on a Friday', () => {
    renderDressed(<LegalTerm due="2026-11-25" now={new Date('2026-11-20T08:00:00Z')} />);
    expect(screen.getByText('legal: în 5 zile · 25.11')).toHaveAttribute('data-state', 'near');
  });

  test('one that stands still, and one that was met, say so', () => {
    renderDressed(
      <>
        <LegalTerm due="2026-10-24" now={now} isSuspended />
        <LegalTerm due="2026-10-24" now={now} answeredOn="2026-11-18" />
      </>,
    );
    expect(screen.getByText('legal: suspendat')).toHaveAttribute('data-state', 'held');
    expect(screen.getByText('legal: răspuns la 18.11')).toHaveAttribute('data-state', 'met');
  });
});

test('both clocks stand in one cell', () => {
  renderDressed(<DueCell due="2026-11-16" legalDue="2026-11-25" now={now} />);
  expect(screen.getByText('depășit 7 zile')).toBeVisible();
  expect(screen.getByText('legal: în 2 zile · 25.11')).toBeVisible();
});

test('a plate is written in its groups, and no translator of a browser changes it', () => {
  renderDressed(<Plate number="CJ12ABC" />);
  expect(screen.getByText('CJ 12 ABC')).toHaveAttribute('translate', 'no');
});
