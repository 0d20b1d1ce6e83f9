import { browseStatusHelp } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusHelpPage } from './status-help-page.tsx';

const settlement = {
  assignment_type: 'liquidation',
  assignment_type_name: 'Lichidare',
  changed_at: null,
  changed_by_name: null,
  row_version: 1,
} as const;

const items = [
  {
    ...settlement,
    status_code: 'calculation',
    name_ro: 'În calcul',
    name_en: 'Calculation',
    category_code: 'active',
    help_html_ro: '<p>Se calculează suma.</p><p>Peste limita dumneavoastră cereți <b>aprobarea</b>.</p>',
    help_html_en: '<p>The amount is being worked out.</p>',
  },
  {
    ...settlement,
    status_code: 'offer_sent',
    name_ro: 'Ofertă trimisă',
    name_en: 'Offer sent',
    category_code: 'waiting',
    help_html_ro: '<p>Oferta este la păgubit.</p>',
    help_html_en: null,
  },
] as const;

export default {
  title: 'Assignments/Status help',
  component: StatusHelpPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin), at: '/?status=liquidation.calculation' })],
  parameters: { network: [mock(browseStatusHelp, { status: 200, body: { items: [...items] } })] },
} satisfies Meta<typeof StatusHelpPage>;

type Story = StoryObj<typeof StatusHelpPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NotReadable: Story = {
  parameters: { network: [mock(browseStatusHelp, problem(503, 'database_unavailable'))] },
};
