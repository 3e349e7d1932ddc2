/** A page with one widget of each sort beside the README's app. It is written into the app, because only there the packages are installed. */
export const widgetsPage = `
import '@tarmac/admin-kit/styles.css';
import { ConfirmProvider, Dialog } from '@tarmac/admin-kit/dialog';
import { Button, Cascader, DateInput, Menu, MoneyInput, Select, StatusTag, Steps, Tree } from '@tarmac/admin-kit/input';
import { NoticeViewport, notices } from '@tarmac/admin-kit/notice';
import { jeecgWire } from '@tarmac/admin-kit/jeecg';
import { createRequestClient } from '@tarmac/admin-kit/request';
import { SafeHtml } from '@tarmac/admin-kit/safe-html';
import { DataTable } from '@tarmac/admin-kit/table';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { createFreightApi } from '@tarmac/freight-api';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const api = createFreightApi(createRequestClient({ wire: jeecgWire, token: () => undefined, tenantId: () => 0 }));
const places = [{ value: 'sc', label: 'Sichuan', children: [{ value: 'cd', label: 'Chengdu district' }] }];

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Widgets</h1>
      <Select aria-label="City" options={[{ value: 'cd', label: 'Chengdu' }, { value: 'bj', label: 'Beijing' }]} />
      <DateInput aria-label="Day" defaultValue="2026-03-04" />
      <MoneyInput aria-label="Price" defaultValue={129_900} />
      <Cascader aria-label="Place" nodes={places} />
      <Tree aria-label="Places" nodes={places} />
      <Steps steps={['One', 'Two']} current={0} />
      <StatusTag tone="ok">Free</StatusTag>
      <Menu items={[{ key: 'copy', label: 'Copy', onSelect: () => void notices.success('Copied') }]} trigger={<Button>Actions</Button>} />
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog title="Question" open={open} onOpenChange={setOpen}>Sure?</Dialog>
      <DataTable label="Rows" columns={[{ key: 'id', title: 'Id', cell: (row: { id: string }) => row.id }]} rows={[{ id: 'a' }]} rowKey={(row) => row.id} />
      <SafeHtml html={'<p onclick="alert(1)" style="color: red">harmless<script>alert(1)</' + 'script></p>'} />
      <output>{typeof api.shipping}</output>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider>
      <ConfirmProvider>
        <Page />
        <NoticeViewport />
      </ConfirmProvider>
    </ThemeProvider>
  </StrictMode>,
);
`;
