import { Dialog } from '@tarmac/admin-kit/dialog';
import { EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, RadioGroup, TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { ApiError } from '@tarmac/admin-kit/request';
import { createReportHeadApi, reportHeadFields as fields, type ReportAddInput, type ReportEditInput } from '@tarmac/freight-api/online';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useReducer, useState } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { useDesignDraft } from '../design/useDesignDraft.tsx';
import { ChartsEditor } from './ChartsEditor.tsx';
import { Labelled } from '../design/Labelled.tsx';
import { designerTexts as texts } from './designerTexts.ts';
import { itemColumns, paramColumns } from './partColumns.ts';
import { type ItemDraft, inputOf, type ParamDraft, type ReportDraft, withParsed } from './reportDraft.ts';
import { ReportPreview } from './ReportPreview.tsx';
import { SqlEditor } from './SqlEditor.tsx';

const api = createReportHeadApi(quietClient);

const parts = ['columns', 'params', 'charts'] as const;
type Part = (typeof parts)[number];
const headNames = ['code', 'name', 'nameEn', 'permission'] as const;

interface ReportDesignerProps {
  title: string;
  /** What it begins with. */
  initial: ReportDraft;
  /** What is stored of it; undefined for a new one. */
  stored: ReportDraft | undefined;
  onOpenChange: (open: boolean) => void;
  /** Saves; rejects with what the server has against it. */
  onSubmit: (input: ReportAddInput | ReportEditInput) => Promise<void>;
}

/** Makes a report: its SQL, what is found by reading it, its charts, and beside them what it looks like. @source ONL-07, jeecg-wire 4.1 */
export function ReportDesigner({ title, initial, stored, onOpenChange, onSubmit }: ReportDesignerProps) {
  const { localize } = useLocale();
  const id = useId();
  const [head, setHead] = useState(initial.head);
  const [charts, setCharts] = useState(initial.charts);
  const [listed, setListed] = useState<readonly ItemDraft[]>(initial.items);
  const [part, setPart] = useState<Part>('columns');
  const [problems, setProblems] = useState<readonly { path: string; message: string }[]>([]);
  const itemTable = useEditableTable({ rows: initial.items, columns: useMemo(() => itemColumns(localize), [localize]), canAddRows: false });
  const paramTable = useEditableTable({
    rows: initial.params,
    columns: useMemo(() => paramColumns(localize), [localize]),
    canAddRows: false,
  });
  const draft = (): ReportDraft => ({
    head,
    charts,
    items: itemTable.getTableData() as unknown as ItemDraft[],
    params: paramTable.getTableData() as unknown as ParamDraft[],
  });
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setProblems(error.fields.length > 0 ? error.fields : [{ path: '', message: error.message }]);
  };
  const take = (next: ReportDraft) => {
    itemTable.loadNewData(next.items);
    paramTable.loadNewData(next.params);
    setListed(next.items);
  };
  // What the tables hold is theirs; the draft is read from them whenever they change.
  const [, read] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = [itemTable.subscribe(read), paramTable.subscribe(read)];
    return () => stops.forEach((stop) => stop());
  }, [itemTable, paramTable]);
  const design = draft();
  const [begin] = useState(design);
  const kept = useDesignDraft({
    id: `report:${stored?.head.id ?? 'new'}`,
    design,
    begin,
    onRestore: (next) => {
      setHead(next.head);
      setCharts(next.charts);
      take(next);
    },
  });
  const close = async (open: boolean) => {
    if (open || (await kept.mayLeave())) onOpenChange(open);
  };
  const parse = useMutation({
    mutationFn: () => api.parse({ sql: head.cgrSql }),
    onSuccess: (parsed) => {
      setProblems([]);
      take(withParsed(draft(), parsed));
      setPart('columns');
      notices.success(interpolate(localize(texts.parsed), { fields: parsed.fields.length, params: parsed.params.length }));
    },
    onError: refused,
  });
  const preview = useMutation({
    mutationFn: () => api.preview(inputOf(draft(), stored)),
    onSuccess: () => setProblems([]),
    onError: refused,
  });
  const save = async () => {
    try {
      await onSubmit(inputOf(draft(), stored));
    } catch (error) {
      refused(error);
      return false;
    }
    kept.forget();
    return true;
  };
  const show = (next: Part) => {
    if (next === 'charts') setListed(draft().items);
    setPart(next);
  };
  const ofSql = problems.find(({ path }) => path === 'sql' || path === 'head.cgrSql');
  const others = problems.filter((one) => one !== ofSql && !headNames.some((name) => one.path === `head.${name}`));
  return (
    <Dialog
      open
      onOpenChange={(open) => void close(open)}
      title={title}
      width={1480}
      fullScreenToggle
      bodyHeight="82vh"
      okClose={false}
      onOk={save}
    >
      <div className="grid grid-cols-1 gap-gap desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          {kept.offer}
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {headNames.map((name) => {
              const problem = problems.find(({ path }) => path === `head.${name}`);
              const required = name === 'code' || name === 'name';
              return (
                <Labelled
                  key={name}
                  label={localize(fields[name].label)}
                  required={required}
                  problem={problem?.message}
                  help={name === 'permission' ? localize(texts.permissionHelp) : undefined}
                >
                  {(inputId) => (
                    <TextInput
                      id={inputId}
                      maxLength={100}
                      required={required}
                      invalid={problem !== undefined}
                      placeholder={name === 'permission' ? `online:cgreport:${head.code}` : undefined}
                      value={head[name] ?? ''}
                      onValueChange={(text) => setHead({ ...head, [name]: text })}
                    />
                  )}
                </Labelled>
              );
            })}
          </div>
          <div className="flex items-center justify-between gap-3">
            <label htmlFor={`${id}-sql`} className="text-sm text-ink-secondary">
              {localize(texts.sql)}
              <span aria-hidden className="ms-0.5 text-danger-ink">
                *
              </span>
            </label>
            <Button disabled={parse.isPending || head.cgrSql.trim() === ''} onClick={() => parse.mutate()}>
              {localize(texts.parse)}
            </Button>
          </div>
          <SqlEditor
            id={`${id}-sql`}
            value={head.cgrSql}
            problem={ofSql?.message}
            onValueChange={(cgrSql) => setHead({ ...head, cgrSql })}
          />
          {others.length > 0 && (
            <div role="alert" className="rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink">
              <p className="m-0">{localize(texts.refused)}</p>
              <ul className="m-0 ps-5">
                {others.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          <RadioGroup
            aria-label={localize(texts.parts)}
            variant="buttons"
            value={part}
            options={parts.map((value) => ({ value, label: localize(texts[value]) }))}
            onValueChange={(next) => show(next ?? 'columns')}
          />
          <div hidden={part !== 'columns'}>
            {listed.length === 0 && <Empty>{localize(texts.noColumns)}</Empty>}
            <div hidden={listed.length === 0}>
              <EditableTable table={itemTable} label={localize(texts.columns)} rowNumber alwaysEdit size="small" maxHeight={380} />
            </div>
          </div>
          <div hidden={part !== 'params'}>
            {paramTable.rowCount() === 0 ? (
              <Empty>{localize(texts.noParams)}</Empty>
            ) : (
              <EditableTable table={paramTable} label={localize(texts.params)} alwaysEdit size="small" maxHeight={240} />
            )}
          </div>
          {part === 'charts' && <ChartsEditor charts={charts} items={listed} onChange={setCharts} />}
        </div>
        <section aria-label={localize(texts.preview)} className="flex min-w-0 flex-col gap-3 rounded-lg bg-sunken p-3">
          <div className="flex items-center justify-between gap-3">
            <h3 className="m-0 text-base font-medium">{localize(texts.preview)}</h3>
            <Button disabled={preview.isPending || listed.length === 0} onClick={() => preview.mutate()}>
              {localize(texts.refresh)}
            </Button>
          </div>
          <ReportPreview preview={preview.data} isLoading={preview.isPending} />
        </section>
      </div>
    </Dialog>
  );
}
