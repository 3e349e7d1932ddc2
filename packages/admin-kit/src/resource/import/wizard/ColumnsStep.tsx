import { Switch } from '../../../input/choices.tsx';
import { Select } from '../../../input/Select.tsx';
import { Button } from '../../../internals/Button.tsx';
import { cx } from '../../../internals/cx.ts';
import { ScrollRegion } from '../../../internals/ScrollRegion.tsx';
import type { ImportColumn } from '../../api.ts';
import { type ColumnMatch, type GivenTexts, headerWithin, headingsAt } from './matchColumns.ts';
import { GivenColumns } from './GivenColumns.tsx';
import { progressOf } from './importRun.ts';
import { MissingColumns } from './MissingColumns.tsx';
import type { ChosenSheet } from './useChosenSheet.ts';
import type { ImportWizardHandle } from './useImportWizard.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Required columns that neither a column of the sheet fills nor a fixed value. */
export function missingColumns(
  columns: readonly ImportColumn[],
  { match, given }: { match: ColumnMatch; given: GivenTexts },
): ImportColumn[] {
  return columns.filter(({ name, required }) => required && !(name in match) && !given[name]?.trim());
}

/** Which column of the sheet fills what; which are left out, and what nothing fills though it is required. */
export function ColumnsStep({ wizard, columns }: ColumnsStepProps) {
  const { t, localize } = useTexts(zhImport);
  const { chosen, busy } = wizard;
  if (!chosen) return null;
  const { sheet, headerAt, match } = chosen;
  const headings = headingsAt(sheet.rows, headerAt);
  const names = new Map(Object.entries(match).map(([name, index]) => [index, name]));
  const missing = missingColumns(columns, { match, given: chosen.given });
  const ignored = headings.filter((heading, index) => heading !== '' && !names.has(index));
  const samples = sheet.rows.slice(headerAt + 1, headerAt + 4);
  const options = columns.map(({ name, label, required }) => ({ value: name, label: `${localize(label)}${required ? ' *' : ''}` }));
  return (
    <>
      {chosen.kept && <KeptLine kept={chosen.kept} wizard={wizard} />}
      <SheetChoice chosen={chosen} wizard={wizard} />
      <HiddenLine chosen={chosen} wizard={wizard} />
      <MissingColumns missing={missing} headings={headings} chosen={chosen} wizard={wizard} />
      {sheet.rows.length <= headerAt + 1 && (
        <p role="alert" className="m-0 text-danger-ink">
          {t('import.noRows')}
        </p>
      )}
      <ScrollRegion className="max-h-96 overflow-auto rounded-md border border-solid border-line">
        <table aria-label={t('import.step.columns')} className="w-full border-collapse text-sm max-md:table-fixed">
          <thead>
            <tr>
              {(['import.heading', 'import.sample', 'import.fills'] as const).map((key) => (
                <th
                  key={key}
                  scope="col"
                  className={cx(
                    'sticky top-0 z-1 bg-sunken px-3 py-1.5 text-start font-medium text-ink-secondary',
                    key === 'import.sample' && 'max-md:hidden',
                  )}
                >
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {headings.map((heading, index) => {
              const texts = samples.map(({ cells }) => cells[index] ?? '').filter((text) => text !== '');
              if (heading === '' && texts.length === 0) return null;
              const isFree = !names.has(index);
              return (
                // The same heading may stand there twice; its place is what tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index} data-unmatched={isFree || undefined} className={cx(line, isFree && 'bg-waiting-soft')}>
                  <th scope="row" className="px-3 py-1.5 text-start font-medium wrap-anywhere max-md:w-2/5 max-md:pe-0">
                    {heading}
                    {/* On a phone they stand below the heading: beside it is no room. */}
                    <span className="line-clamp-2 font-normal text-ink-secondary md:hidden">{texts.join(' · ')}</span>
                  </th>
                  <td className="max-w-60 truncate px-3 py-1.5 text-ink-secondary max-md:hidden">{texts.join(' · ')}</td>
                  <td className="px-3 py-1.5 md:w-64">
                    <Select
                      aria-label={t('import.fillsOf', { heading: heading || String(index + 1) })}
                      options={options}
                      value={names.get(index) ?? null}
                      placeholder={t('import.leftOut')}
                      disabled={busy !== null}
                      onValueChange={(name) => wizard.assign(index, name)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <GivenColumns wizard={wizard} columns={columns} chosen={chosen} />
      {ignored.length > 0 && (
        <p className="m-0 text-ink-secondary">{t('import.ignored', { count: ignored.length, names: ignored.join('、') })}</p>
      )}
    </>
  );
}

const line = 'border-t border-solid border-line';

/** Props of {@link ColumnsStep}. */
export interface ColumnsStepProps {
  wizard: ImportWizardHandle;
  columns: readonly ImportColumn[];
}

function SheetChoice({ chosen, wizard }: { chosen: ChosenSheet; wizard: ImportWizardHandle }) {
  const { t } = useTexts(zhImport);
  const { file, sheet, headerAt } = chosen;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 truncate font-medium">{file.name}</span>
      {sheet.names.length > 1 && (
        <div className="w-44">
          <Select
            aria-label={t('import.sheet')}
            options={sheet.names.map((label, value) => ({ value, label }))}
            value={sheet.index}
            allowClear={false}
            onValueChange={(index) => void wizard.read(file, index ?? 0)}
          />
        </div>
      )}
      <span className="ms-auto">{t('import.headerRow')}</span>
      <div className="w-32">
        <Select
          aria-label={t('import.headerRow')}
          options={sheet.rows.slice(0, headerWithin).map(({ row }, value) => ({ value, label: t('import.rowNumber', { row }) }))}
          value={headerAt}
          allowClear={false}
          searchable={false}
          onValueChange={(at) => wizard.setHeader(at ?? 0)}
        />
      </div>
    </div>
  );
}

/** A filter that was left on hides rows: anyone who looks at the sheet does not know that they go along. */
function HiddenLine({ chosen, wizard }: { chosen: ChosenSheet; wizard: ImportWizardHandle }) {
  const { t } = useTexts(zhImport);
  const count = chosen.sheet.rows.slice(chosen.headerAt + 1).filter(({ hidden }) => hidden).length;
  if (count === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-md border border-solid border-waiting-line bg-waiting-soft px-3 py-1.5 text-waiting-ink"
    >
      <span className="min-w-0 flex-1">{t('import.hiddenRows', { count })}</span>
      <label className="inline-flex items-center gap-2">
        <Switch
          value={chosen.skipsHidden}
          disabled={wizard.busy !== null}
          onValueChange={wizard.skipHidden}
          aria-label={t('import.skipHidden')}
        />
        {t('import.skipHidden')}
      </label>
    </div>
  );
}

function KeptLine({ kept, wizard }: { kept: NonNullable<ChosenSheet['kept']>; wizard: ImportWizardHandle }) {
  const { t } = useTexts(zhImport);
  const { run, edits, taken = [] } = kept;
  const said = { done: taken.length, count: edits.length };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-md border border-solid border-running-line bg-running-soft px-3 py-1.5 text-running-ink"
    >
      <span className="min-w-0 flex-1">
        {run ? t('import.kept', progressOf(run)) : t(taken.length > 0 ? 'import.keptRest' : 'import.keptCheck', said)}
      </span>
      <Button size="small" variant="link" disabled={wizard.busy !== null} onClick={() => void wizard.takeUp()}>
        {t(run ? 'import.goOn' : 'import.goOnCheck')}
      </Button>
      <Button size="small" variant="link" disabled={wizard.busy !== null} onClick={wizard.dropKept}>
        {t('import.startOver')}
      </Button>
    </div>
  );
}
