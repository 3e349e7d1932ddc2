import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, treeNodes } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { Department } from '@tarmac/admin-kit/org-picker';
import { useCan } from '@tarmac/admin-kit/permission';
import { defineListAction, ImportDialog, ResourceFormDialog, saveFile, useActionRunner } from '@tarmac/admin-kit/resource';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { addForm } from './depart.form.ts';
import { depart, departNode, departApi, organisation } from './depart.resource.ts';
import { departTexts as texts } from './departTexts.ts';
import { DepartTree } from './DepartTree.tsx';

/** The tree of departments with what is done to it: add, import, export, delete several. @source SYS-05, jeecg-wire 3.3 */
export function DepartPane({ chosen, onChosenChange }: DepartPaneProps) {
  const { localize } = useLocale();
  const can = useCan();
  const { start, running } = useActionRunner<Department>();
  const [open, setOpen] = useState<Open | null>(null);
  const [picked, setPicked] = useState<readonly Department[] | null>(null);
  const removal = defineListAction(departNode, {
    key: 'removeChosen',
    label: texts.removeChosen,
    needsSelection: true,
    danger: true,
    confirm: (rows) =>
      interpolate(localize(texts.removeConfirm), {
        names: rows.length === 1 ? `“${rows[0]?.name}”` : interpolate(localize(texts.several), { n: rows.length }),
        below: rows.reduce((sum, row) => sum + treeNodes(row.children).length, 0),
      }),
    run: (rows, { context: options }) =>
      departNode.api.remove!(
        rows.map(({ id }) => id),
        options,
      ),
  });
  const remove = async (rows: readonly Department[]) => {
    await start(removal, rows);
    if (rows.length > 0) setPicked([]);
    if (rows.some(({ id }) => id === chosen?.id)) onChosenChange(null);
  };
  const addBelow = () => (chosen === null ? notices.warning(localize(texts.chooseParent)) : setOpen({ kind: 'add', parentId: chosen.id }));
  const toggle = (department: Department) =>
    setPicked((before) => {
      const others = (before ?? []).filter(({ id }) => id !== department.id);
      return others.length === (before ?? []).length ? [...others, department] : others;
    });
  const exportAll = async () => {
    try {
      saveFile(await departApi.export({}), { fallbackName: `${localize(texts.depart)}.xlsx`, emptyMessage: localize(texts.exportFailed) });
    } catch (error) {
      notices.warning(errorText(error));
    }
  };
  const close = () => setOpen(null);
  return (
    <section className="flex flex-col gap-3 self-start rounded-lg border border-solid border-line bg-surface p-3 print:hidden">
      <div role="toolbar" aria-label={localize(texts.depart)} className="flex flex-wrap gap-2">
        {picked !== null ? (
          <>
            <Button size="small" busy={running === 'removeChosen'} onClick={() => void remove(picked)}>
              {localize(texts.removeChosen)}
            </Button>
            <Button size="small" onClick={() => setPicked(null)}>
              {localize(texts.leaveChoice)}
            </Button>
          </>
        ) : (
          <>
            {can('depart:add') && (
              <>
                <Button size="small" variant="primary" onClick={() => setOpen({ kind: 'add' })}>
                  {localize(texts.addRoot)}
                </Button>
                <Button size="small" onClick={addBelow}>
                  {localize(texts.addBelow)}
                </Button>
              </>
            )}
            {can('depart:import') && (
              <Button size="small" onClick={() => setOpen({ kind: 'import' })}>
                {localize(texts.import)}
              </Button>
            )}
            {can('depart:export') && (
              <Button size="small" onClick={() => void exportAll()}>
                {localize(texts.export)}
              </Button>
            )}
            {can('depart:delete') && (
              <Button size="small" onClick={() => setPicked([])}>
                {localize(texts.chooseMany)}
              </Button>
            )}
          </>
        )}
      </div>
      <DepartTree
        name="tree"
        load={organisation.departments}
        none={<Empty />}
        checkable={picked !== null}
        isChosen={({ id }) => (picked === null ? id === chosen?.id : picked.some((one) => one.id === id))}
        onChoose={picked === null ? onChosenChange : toggle}
      />
      {open?.kind === 'add' && (
        <ResourceFormDialog
          resource={depart}
          form={addForm}
          initial={{ departOrder: 0, orgCategory: open.parentId ? '2' : '1', parentId: open.parentId ?? '' }}
          onOpenChange={close}
        />
      )}
      {open?.kind === 'import' && <ImportDialog resource={depart} onOpenChange={close} />}
    </section>
  );
}

type Open = { kind: 'add'; parentId?: string } | { kind: 'import' };

interface DepartPaneProps {
  chosen: Department | null;
  onChosenChange: (department: Department | null) => void;
}
