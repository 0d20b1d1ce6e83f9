import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from '@dosar/design-system/public';
import '@dosar/design-system/public.css';
import { aTrackerConfig, aTrackerEvent, daysAhead, hoursAgo, idOf } from '@dosar/testing/samples';
import { CaseView } from './case-view.tsx';

const config = aTrackerConfig();

function aRequest(number: number) {
  return {
    key: `demo-doc-request-key-000${number}`,
    system_time: hoursAgo(48),
    doc_type_names: ['Talonul vehiculului', 'Permisul de conducere'],
    due_date: daysAhead(5),
    items: [
      { name: 'Talonul vehiculului', state: 'rejected' as const, reject_reason: 'Lipsește spatele.' },
      { name: 'Permisul de conducere', state: 'requested' as const, reject_reason: null },
      { name: 'Extras de cont', state: 'accepted' as const, reject_reason: null },
    ],
  };
}

function aDocument(number: number) {
  return {
    id: idOf('document', number),
    description: `Notă de constatare ${number}`,
    registration_no: number % 2 ? '1234' : null,
    registration_date: daysAhead(-number),
    system_time: hoursAgo(number),
    mime_type: 'application/pdf',
    size: 240_300 * number,
  };
}

const meta: Meta<typeof CaseView> = {
  title: 'Tracking/Case view',
  component: CaseView,
  parameters: { layout: 'fullscreen' },
  args: { steps: config.config, staffOrigin: 'https://staff.example', event: aTrackerEvent() },
  decorators: [
    (Story) => (
      <PageFrame owner={{ name: 'Asigurarea Demo', material_color: 'indigo-600' }}>{Story()}</PageFrame>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof CaseView>;

export const NothingToDo: Story = {};

export const DocumentsOwed: Story = {
  args: {
    event: aTrackerEvent({
      active_doc_requests: [aRequest(1)],
      registered_documents: [aDocument(1)],
      contact: {
        name: 'Ana Ionescu',
        phone: '+40210000100',
        email: 'daune@demo.example',
        hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })),
      },
    }),
  },
};

export const ManyDocuments: Story = {
  args: {
    event: aTrackerEvent({
      active_doc_requests: [aRequest(1), aRequest(2)],
      registered_documents: Array.from({ length: 50 }, (_, index) => aDocument(index + 1)),
    }),
  },
};

export const MoreDocumentsThanShown: Story = {
  args: {
    event: aTrackerEvent({
      registered_documents: Array.from({ length: 200 }, (_, index) => aDocument(index + 1)),
      registered_documents_total: 431,
    }),
  },
};

export const WithoutNextStep: Story = {
  args: {
    event: aTrackerEvent({
      process_step_index: 3,
      event_title: 'Dosarul este închis',
      event_description: '',
      next_step_title: null,
      next_step_description: null,
      expected_date: null,
    }),
  },
};

const attack = `<img src="x" onerror="document.body.dataset.attacked='yes'">`;

/** Texts of an organisation whose account was taken over: the browser reads them and runs nothing. */
export const HostileTexts: Story = {
  args: {
    event: aTrackerEvent({
      event_title: attack,
      event_description: `<p>Vedem <b>mașina</b> joi.</p>${attack}<script>document.body.dataset.attacked='yes'</script><a href="javascript:document.body.dataset.attacked='yes'">aici</a><svg onload="document.body.dataset.attacked='yes'"></svg>`,
      next_step_title: attack,
      next_step_description: attack,
      active_doc_requests: [
        { ...aRequest(1), items: [{ name: attack, state: 'rejected', reject_reason: attack }] },
      ],
      open_tasks: [
        { kind: 'documents', title: attack, due_date: daysAhead(5), key: 'demo-doc-request-key-0001' },
      ],
      contact: { ...aTrackerEvent().contact, name: attack },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('mașina');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(attack);
    await expect(
      canvasElement.querySelector('img, script, [onerror], [onload], a[href^="javascript"]'),
    ).toBeNull();
    await expect(canvasElement.ownerDocument.body.dataset['attacked']).toBeUndefined();
  },
};
