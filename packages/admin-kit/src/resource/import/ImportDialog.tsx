import { loadControls } from '../../field/loadControls.tsx';
import { late, loadLate } from '../../internals/late.ts';
import type { AnyRow, Resource } from '../defineResource.ts';

const Panel = late(() => import('./ImportPanel.tsx'), { part: 'ImportPanel' });
// With the inputs in which values for columns are given that a sheet lacks.
const Wizard = late(async () => ({
  default: (await Promise.all([import('./wizard/ImportWizard.tsx'), loadLate(loadControls)]))[0].ImportWizard,
}));

/**
 * Takes a sheet in. Where the server checks rows before it takes them (`importRows`), in steps: the columns are matched, those that
 * the sheet lacks may get one value for all rows, every row is checked, what is wrong is fixed in a table, and the rows go in piece
 * by piece, so that an import that was cut off goes on where it was. Else the file is sent whole: template, progress, cancel, and each bad cell with row, column and reason.
 *
 * @example {isOpen && <ImportDialog resource={device} onOpenChange={setOpen} />}
 */
export function ImportDialog<Row extends AnyRow>(props: ImportDialogProps<Row>) {
  const Shown = props.resource.api.importRows ? Wizard : Panel;
  return <Shown {...props} />;
}

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps<Row extends AnyRow> {
  /** Whose `importRows`, or `import`, and `importTemplate` are called; its lists are asked again afterwards. */
  resource: Resource<Row>;
  /** Called with `false` when the dialog is closed; not while rows are being saved. */
  onOpenChange: (open: boolean) => void;
}
