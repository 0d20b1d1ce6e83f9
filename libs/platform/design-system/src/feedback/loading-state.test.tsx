import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { LoadingState } from './loading-state.tsx';

test('ux 126 what loads quickly shows no grey: the shape of what comes appears after 150 ms', () => {
  renderDressed(<LoadingState shape="rows" count={5} />);
  const shape = screen.getByRole('status');
  expect(shape).toHaveTextContent('Se încarcă');
  expect(getComputedStyle(shape).animation).toContain('0.15s both appear');
  expect(shape.querySelectorAll('[aria-hidden]')).toHaveLength(5);
});
