import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { Stepper, type Step } from './stepper.tsx';
import './public.css';

const meta: Meta = {
  title: 'Public/Feedback',
  decorators: [(Story) => <div className="dosar-page dosar-main">{Story()}</div>],
};

export default meta;

export const Notices: StoryObj = {
  render: () => (
    <>
      <Notice tone="info">Codul a fost trimis pe telefonul din dosar.</Notice>
      <Notice tone="success" title="Adresa este confirmată">
        Puteți închide pagina.
      </Notice>
      <Notice tone="warning" title="Acces blocat. Incearca din nou mai tarziu!">
        Puteți încerca din nou la 14:35.
      </Notice>
      <Notice tone="error">Eroare! Codul de acces nu a putut fi generat.</Notice>
    </>
  ),
};

export const Spinners: StoryObj = {
  render: () => (
    <>
      <Spinner label="Se încarcă…" />
      <Spinner size="large" label="Confirmăm adresa…" />
    </>
  ),
};

export const Loading: StoryObj = { render: () => <Skeleton lines={4} /> };

const steps: Step[] = [
  { label: 'Daună avizată', state: 'done', note: '02.11.2026' },
  { label: 'Dosar deschis', state: 'done', note: '03.11.2026' },
  { label: 'Constatare', state: 'current', note: '12.11.2026' },
  { label: 'Evaluare', state: 'upcoming' },
  { label: 'Ofertă', state: 'upcoming' },
  { label: 'Plată', state: 'upcoming' },
];

const stateWords = { done: 'încheiat', current: 'pasul curent', upcoming: 'urmează' };

export const Stages: StoryObj = {
  render: () => (
    <Stepper
      label="Pașii dosarului"
      summary="Pasul 3 din 6, acum: Constatare, 12.11.2026"
      stateWords={stateWords}
      steps={steps}
    />
  ),
};
