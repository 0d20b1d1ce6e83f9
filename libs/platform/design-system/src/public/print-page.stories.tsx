import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageFrame } from './message-frame.tsx';
import { PrintPage } from './print-page.tsx';
import './print.css';

const facts = [
  { label: 'Dosar', value: 'DM26R0000001' },
  { label: 'Activitate', value: 'A-000017' },
  { label: 'Exportat la', value: '20.11.2026 10:15' },
];

const meta: Meta<typeof PrintPage> = {
  title: 'Public/Print page',
  component: PrintPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Constatare', facts, printLabel: 'Tipăriți' },
  decorators: [(Story) => <div className="dosar-page">{Story()}</div>],
};

export default meta;

export const Rows: StoryObj<typeof PrintPage> = {
  args: {
    children: (
      <ol className="dosar-print-rows">
        <li className="dosar-print-row">
          <span className="dosar-print-row-time">12.11.2026 09:30</span>
          <span>
            <span className="dosar-print-row-title">Programare confirmată</span>
            <br />
            Centrul Militari, ora 10:00
          </span>
        </li>
      </ol>
    ),
  },
};

export const Message: StoryObj<typeof PrintPage> = {
  args: {
    children: (
      <MessageFrame label="Mesaj" html="<p>Bună ziua,</p><p>Vă rugăm să trimiteți <b>talonul</b>.</p>" />
    ),
  },
};
