import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useConfirm } from '../../dialog/ConfirmProvider.tsx';
import { EditableTable } from '../../editable-table/EditableTable.tsx';
import type { LiveHandle } from '../../editable-table/live/liveTypes.ts';
import type { ConnectTable } from '../../editable-table/live/tableLine.ts';
import { useEditableTable } from '../../editable-table/useEditableTable.ts';
import { useFieldKinds, useFieldWords, useRuleCheckSource, type RuleCheck } from '../../field/FieldProvider.tsx';
import { problemsOf } from '../../form/problems.ts';
import { Spinner } from '../../internals/Spinner.tsx';
import { Button } from '../../internals/Button.tsx';
import { toText } from '../../internals/toText.ts';
import { useIsMobile } from '../../internals/useMediaQuery.ts';
import { useUnsavedChanges } from '../../internals/unsaved.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import { callWith } from '../api.ts';
import { askAgain } from '../actions/askAgain.ts';
import { valuesOf, type AnyRow, type Resource } from '../defineResource.ts';
import { editBody, initialValues } from '../form/fieldValues.ts';
import { editableNames, inlineColumns } from './inlineColumns.ts';
import { saveRows, type ChangedRow } from './saveRows.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The rows of a list in a table in which they are edited like a spreadsheet; each changed row is saved by itself. */
export default function InlineEditor<Row extends AnyRow>(props: InlineEditorProps<Row>) {
  const loadRules = useRuleCheckSource();
  const [rules, setRules] = useState<{ check: RuleCheck | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    loadRules().then(
      (check) => isCurrent && setRules({ check }),
      // Without them the fields and the server check all the same.
      () => isCurrent && setRules({ check: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadRules]);
  return rules === undefined ? <Spinner className="p-4" /> : <Editor {...props} checkRule={rules.check} />;
}

/** Props of {@link InlineEditor}. */
export interface InlineEditorProps<Row extends AnyRow> {
  resource: Resource<Row>;
  /** The rows of the page in view; those of the beginning are edited. */
  rows: readonly Row[];
  /** Fields in the order of the list. */
  names: readonly string[];
  /** Rows that may be edited at all. */
  editWhen?: (row: Row) => boolean;
  /** How people who edit the same rows are reached; absent, or only a word: they are not. @source TBL-13 */
  live?: boolean | { connect: ConnectTable };
  /** Search and tabs of the list are blocked meanwhile; the reason is told. */
  holdsSearch?: boolean;
  onClose: () => void;
}

interface Progress {
  done: number;
  total: number;
}

function Editor<Row extends AnyRow>({
  resource,
  rows,
  names,
  editWhen,
  live,
  holdsSearch,
  onClose,
  checkRule,
}: InlineEditorProps<Row> & { checkRule?: RuleCheck }) {
  const { t, localize } = useTexts(zhResource);
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const confirm = useConfirm();
  const heldId = useId();
  const client = useQueryClient();
  // A finger needs higher rows than a pointer.
  const isMobile = useIsMobile();
  const [stored] = useState(() => new Map(rows.map((row) => [resource.rowKey(row), row])));
  // What the server refused, by row and field: it stands at its cell until another value does.
  const [refused] = useState(() => new Map<string, { value: unknown; message: string }>());
  const [saved] = useState(() => new Set<string>());
  const [keys] = useState(() => new Map<string, string>());
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<ReadonlyArray<{ id: string; message: string }>>([]);
  const [columns] = useState(() =>
    inlineColumns({
      context: { fields: resource.fields, kindOf, words, checkRule },
      names,
      mayEdit: (cells) => {
        const row = rowOf(cells);
        return row !== undefined && !saved.has(idOf(cells)) && (editWhen?.(row) ?? true);
      },
      storedOf: (cells) => valuesOf(rowOf(cells) ?? {}),
    }).map((column) => ({
      ...column,
      validateRules: [
        ...(column.validateRules ?? []),
        {
          handler: (
            { cellValue, row }: { cellValue: unknown; row: Readonly<Record<string, unknown>> },
            callback: (passed: boolean, message?: string) => void,
          ) => {
            const objection = refused.get(`${idOf(row)} ${column.key}`);
            callback(objection === undefined || objection.value !== cellValue, objection?.message);
          },
        },
      ],
    })),
  );
  const table = useEditableTable({
    rows: rows.map((row) => ({ ...valuesOf(row), [idKey]: resource.rowKey(row) })),
    columns,
    rowKey: idKey,
    canAddRows: false,
    disabled: progress !== null,
  });
  const handle = useRef<LiveHandle>(null);
  // Others have saved rows: with what they are now comes the version that a save here must name.
  const reread = async (rowKeys: readonly string[] | 'all') => {
    const wanted = rowKeys === 'all' ? [...stored.keys()] : rowKeys;
    await Promise.all(
      wanted.map(async (id) => {
        const row = await resource.api.get?.(id).catch(() => undefined);
        if (row === undefined) return;
        stored.set(id, row);
        handle.current?.reread([{ rowKey: id, values: valuesOf(row) }]);
      }),
    );
  };
  const [changed, setChanged] = useState(0);
  useEffect(
    () =>
      table.subscribe(({ kind }) => {
        if (kind === 'cells' || kind === 'rows') setChanged(changedIds(table).filter((rowId) => !saved.has(table.keyOf(rowId))).length);
      }),
    [table, saved],
  );
  useUnsavedChanges(changed > 0);

  function rowOf(cells: Readonly<Record<string, unknown>>): Row | undefined {
    return stored.get(idOf(cells));
  }
  const writable = editableNames(resource.fields, names);
  const changeOf = (rowId: number): ChangedRow => {
    const id = table.keyOf(rowId);
    const before = valuesOf(stored.get(id)!);
    const items = writable.map((field) => ({ field }));
    const context = { fields: resource.fields, items, kindOf };
    // What others have written and not saved is shown in the row, but theirs to save.
    const own = Object.fromEntries(
      writable.filter((field) => table.isChanged(rowId, field)).map((field) => [field, table.value(rowId, field)]),
    );
    const body = {
      id,
      version: before['version'],
      ...editBody(context, { values: { ...before, ...own }, before: initialValues(context, before) }),
    };
    const text = JSON.stringify(body);
    const idempotencyKey = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, idempotencyKey);
    return {
      id,
      send: async () => {
        try {
          await callWith(resource.api.edit!, { body, options: { idempotencyKey } });
          saved.add(id);
        } catch (error) {
          for (const { path, message } of problemsOf(error).fields)
            refused.set(`${id} ${path}`, { value: table.value(rowId, path), message });
          throw error;
        }
      },
    };
  };

  const isSaving = useRef(false);
  // The check before it takes a moment, in which the button can be pressed again.
  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await saveChanges();
    } finally {
      isSaving.current = false;
    }
  };
  const saveChanges = async () => {
    if ((handle.current?.conflicts() ?? 0) > 0) {
      notices.warning(t('inline.conflicts'));
      return;
    }
    if ((await table.validateTable()) !== null) {
      notices.warning(t('inline.invalid'));
      return;
    }
    const changes = changedIds(table)
      .filter((rowId) => !saved.has(table.keyOf(rowId)))
      .map(changeOf);
    setProgress({ done: 0, total: changes.length });
    const outcome = await saveRows(changes, {
      fallback: t('form.saveFailed'),
      onProgress: (done) => setProgress({ done, total: changes.length }),
    });
    setProgress(null);
    setFailures(outcome.fail);
    if (outcome.success.length > 0) {
      handle.current?.saved(outcome.success);
      await askAgain(client, resource);
    }
    if (outcome.fail.length > 0) {
      await table.validateTable();
      return;
    }
    notices.success(t('resource.edited'));
    onClose();
  };
  const leave = async () => {
    if (changed > 0 && !(await confirm({ content: t('resource.discard') }))) return;
    onClose();
  };
  const titleOf = (id: string) => toText(valuesOf(stored.get(id) ?? {})[resource.titleField]) || id;

  return (
    <div className="flex flex-col gap-2 px-gap pb-gap">
      <div
        role="toolbar"
        aria-label={t('inline.title')}
        aria-describedby={holdsSearch ? heldId : undefined}
        className="flex flex-wrap items-center gap-2 pt-3"
      >
        <span role="status" className="text-sm text-ink-secondary">
          {progress ? t('inline.saving', { ...progress }) : t('inline.changed', { count: changed })}
        </span>
        <span id={heldId} className="me-auto text-sm text-ink-secondary">
          {holdsSearch && t('inline.held')}
        </span>
        <Button disabled={progress !== null} onClick={() => void leave()}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="primary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          busy={progress !== null}
          disabled={changed === 0}
          onClick={() => void save()}
        >
          {t('common.save')}
        </Button>
      </div>
      {failures.length > 0 && (
        <ul role="alert" className="m-0 list-none rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
          {failures.map(({ id, message }) => (
            <li key={id}>{t('inline.failed', { row: titleOf(id), message })}</li>
          ))}
        </ul>
      )}
      <EditableTable
        table={table}
        label={localize(resource.label)}
        maxHeight={560}
        size={isMobile ? 'medium' : 'small'}
        storageId={`${resource.name}.inline`}
        {...(typeof live === 'object'
          ? { live: { socketKey: resource.name, connect: live.connect, onSave: (rowKeys) => void reread(rowKeys), handle } }
          : {})}
      />
    </div>
  );
}

/** A key that no field has, for resources whose rows are known by another one than `id`. */
const idKey = '__key';
const idOf = (cells: Readonly<Record<string, unknown>>): string => String(cells[idKey]);

function changedIds(table: ReturnType<typeof useEditableTable>): number[] {
  return Array.from({ length: table.rowCount() }, (_, rowId) => rowId).filter((rowId) => table.isChanged(rowId));
}
