import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FilterChips } from '../filter/filter-chips.tsx';
import { TextField } from '../field/text-field.tsx';
import { Text } from '../layout/text.tsx';
import { PageTabs } from '../page/page-tabs.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FilterBar, PageBody, PageFrame, PageHead } from './page-frame.tsx';
import { SaveBar } from './save-bar.tsx';
import { SplitPane } from './split-pane.tsx';
import { SubMenuGroup, SubMenuItem } from './sub-menu.tsx';

const meta: Meta = { title: 'Design system/Page frame', parameters: { layout: 'fullscreen' } };
export default meta;

const sub = (
  <>
    <SubMenuGroup title="Lucru">
      <SubMenuItem>
        <a href="#echipa">Echipa</a>
      </SubMenuItem>
      <SubMenuItem>
        <a href="#aprobat" aria-current="page">
          De aprobat
        </a>
      </SubMenuItem>
    </SubMenuGroup>
    <SubMenuGroup title="Reguli">
      <SubMenuItem>
        <a href="#limite">Limite de aprobare</a>
      </SubMenuItem>
    </SubMenuGroup>
  </>
);

const crumbs = (
  <Breadcrumb steps={[{ key: 'manager', link: <a href="#manager">Manager</a> }]} current="De aprobat" />
);

function WholePage() {
  const [isOpen, setOpen] = useState(true);
  const [changed, setChanged] = useState(['sumă', 'motiv']);
  return (
    <main style={{ padding: '1rem' }}>
      <PageFrame subTitle="Manager" sub={sub}>
        <PageHead title="De aprobat" crumbs={crumbs}>
          la 09:42 <Button icon="download">Exportă</Button>
        </PageHead>
        <PageTabs label="Feluri">
          <a href="#toate" aria-current="page">
            Toate 18
          </a>
          <a href="#bani">Bani 13</a>
        </PageTabs>
        <FilterBar label="Filtrează lista" count="1–15 din 18">
          <TextField label="Filtrează lista" labelHidden placeholder="Filtrează lista" type="search" />
          <FilterChips
            filters={[{ key: 'kind', name: 'Fel', value: 'bani', onRemove: fn() }]}
            onClear={fn()}
          />
        </FilterBar>
        <SplitPane
          keepAs="dosar.story.pane"
          label="Oferta deschisă"
          list={
            <PageBody>
              <Text>Lista</Text>
              <Button onClick={() => setOpen(true)}>Deschide</Button>
            </PageBody>
          }
          pane={
            isOpen && (
              <PageBody>
                <Text>Ofertă de 18.240,00 lei</Text>
                <IconButton icon="close" label="Închide" onClick={() => setOpen(false)} />
              </PageBody>
            )
          }
        />
        <SaveBar
          changed={changed}
          saveLabel="Salvează"
          isSaving={false}
          onSave={() => setChanged([])}
          onDiscard={() => setChanged([])}
        />
      </PageFrame>
    </main>
  );
}

export const ListWithPane: StoryObj = {
  render: () => <WholePage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'De aprobat' })).toBeVisible();
    await expect(page.getByRole('region', { name: /nesalvate|Unsaved/ })).toBeVisible();
    const handle = await page.findByRole('separator');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveFocus();
  },
};
