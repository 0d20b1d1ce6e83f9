// The floor of any page made of React and Chakra: one table, filled from one request, and nothing else.
import { ChakraProvider, createSystem, defaultBaseConfig, Table } from '@chakra-ui/react';
import { tableSlotRecipe } from '@chakra-ui/react/theme';
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { document, fetch } = globalThis;
const system = createSystem(defaultBaseConfig, { theme: { slotRecipes: { table: tableSlotRecipe } } });
const columns = ['claim_file_no', 'assignment_type_name', 'status_name', 'plate', 'claimant_name', 'due_at'];

function Page() {
  const [rows, setRows] = useState([]);
  useEffect(function fetchRows() {
    void fetch('rows.json')
      .then((answer) => answer.json())
      .then(({ items }) => setRows(items));
  }, []);
  const cells = (row) => columns.map((column) => h(Table.Cell, { key: column }, row[column]));
  const head = columns.map((column) => h(Table.ColumnHeader, { key: column }, column));
  return h(
    Table.Root,
    null,
    h(Table.Header, null, h(Table.Row, null, head)),
    h(
      Table.Body,
      null,
      rows.map((row) => h(Table.Row, { key: row.assignment_id }, cells(row))),
    ),
  );
}

createRoot(document.querySelector('#root')).render(h(ChakraProvider, { value: system }, h(Page)));
