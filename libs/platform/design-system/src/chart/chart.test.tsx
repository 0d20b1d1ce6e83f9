import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { Chart } from './chart.tsx';

test('a chart says in words what it shows, and shows its figures as a table on demand', async () => {
  const { user } = renderDressed(
    <Chart
      kind="bar"
      title="Dosare pe lună"
      categoryName="Luna"
      categories={['ianuarie', 'februarie', 'martie']}
      series={[{ key: 'opened', name: 'Deschise', values: [12, 1340, 7] }]}
    />,
  );
  const figure = within(screen.getByRole('figure', { name: 'Dosare pe lună' }));
  expect(
    figure.getByText('Deschise: cel mai mult 1.340 (februarie), cel mai puțin 7 (martie).'),
  ).toBeVisible();

  await user.click(figure.getByRole('button', { name: 'Ca tabel' }));

  expect(figure.getByRole('columnheader', { name: 'Deschise' })).toBeVisible();
  const row = within(figure.getByRole('row', { name: /februarie/ }));
  expect(row.getByRole('cell')).toHaveTextContent('1.340');
});
