import { late } from '@tarmac/admin-kit/chunk';
import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionForm, defineAction, defineListAction, saveFile } from '@tarmac/admin-kit/resource';
import { type PayFile, type PayFileInput, payFileMakeFields, type Payment, payFileSchemas as schemas } from '@tarmac/freight-api/finance';
import { FormIntro } from '../shared/FormIntro.tsx';
import { payFile, payFileApi, waitingPayment } from './payFile.resource.ts';
import { payFileTexts as texts } from './payFileTexts.ts';

const ImportResultDialog = late(() => import('./ImportResultDialog.tsx'), { part: 'ImportResultDialog' });
const FilePaymentsDrawer = late(() => import('./FilePaymentsDrawer.tsx'), { part: 'FilePaymentsDrawer' });

type Format = Pick<PayFileInput, 'format'>;

async function download({ id, fileNo }: Pick<PayFile, 'id' | 'fileNo'>): Promise<void> {
  saveFile(await payFileApi.download({ id }), { fallbackName: fileNo ?? id, emptyMessage: texts.empty.zh });
}

/** What is put into files: the chosen payments, or all that wait. */
function Intro({ rows }: { rows: readonly Payment[] }) {
  const { localize } = useLocale();
  const amount = formatMoney(rows.reduce((sum, row) => sum + (row.amount ?? 0), 0));
  const chosen = rows.length === 0 ? localize(texts.all) : interpolate(localize(texts.count), { count: rows.length, amount });
  return <FormIntro facts={[chosen]} follows={texts.makeHelp} />;
}

const form: ActionForm<Payment> = {
  schema: schemas.make,
  fields: payFileMakeFields,
  initial: () => ({ format: 'xlsx' }),
  intro: (rows) => <Intro rows={rows} />,
};

async function make(input: PayFileInput, context: Parameters<typeof payFileApi.make>[1]): Promise<void> {
  for (const file of await payFileApi.make(input, context)) await download(file);
}

const making = { permission: 'payFile:make', form, success: texts.made } as const;

/** Puts every payment that waits into a file, one for each account that pays. */
export const makeAll = defineListAction<Payment, Format>(waitingPayment, {
  ...making,
  label: texts.make,
  primary: true,
  run: (_rows, { input: { format }, context }) => make({ format }, context),
});

/** Puts the chosen payments into a file. */
export const makeChosen = defineListAction<Payment, Format>(waitingPayment, {
  ...making,
  label: texts.makeChosen,
  needsSelection: true,
  run: (rows, { input: { format }, context }) => make({ format, paymentIds: rows.map(({ id }) => id) }, context),
});

/** Takes back what the bank says of payments. */
export const importResult = defineListAction(payFile, {
  label: texts.import,
  primary: true,
  permission: 'payFile:import',
  dialog: ({ onOpenChange }) => <ImportResultDialog onOpenChange={onOpenChange} />,
});

/** What is done with a file. */
export const payFileActions = [
  defineAction(payFile, {
    label: texts.download,
    primary: true,
    permission: 'payFile:make',
    opens: true,
    run: download,
  }),
  defineAction(payFile, { label: texts.payments, permission: 'payFile:list', dialog: FilePaymentsDrawer }),
];
