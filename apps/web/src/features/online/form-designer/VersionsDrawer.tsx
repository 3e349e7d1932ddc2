import { Drawer, useConfirm } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Skeleton, Tag } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { FormHeadRow, FormVersionRow } from '@tarmac/freight-api/online';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { formTexts, publishTexts as texts } from './designerTexts.ts';
import { formApi, formHead, formTitle } from './form.resource.ts';
import { VersionChanges } from './VersionChanges.tsx';

/** All versions of a form: what each did, what differs, and ways back. @source ONL-07 */
export default function VersionsDrawer({ rows, onOpenChange }: Pick<ActionDialogProps<FormHeadRow, never>, 'rows' | 'onOpenChange'>) {
  const { localize } = useLocale();
  const [head] = rows as readonly [FormHeadRow];
  const { id } = head;
  const { data, error, refetch } = useQuery({
    queryKey: ['formVersions', id],
    queryFn: ({ signal }) => formApi.head.versions({ headId: id }, { signal }),
    gcTime: 0,
  });
  const [compared, setCompared] = useState<{ from?: number; to: number }>();
  return (
    <Drawer open onOpenChange={onOpenChange} title={`${localize(formTexts.versions)} · ${localize(formTitle(head))}`} width={720}>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={5} />}
      {data?.length === 0 && <Empty>{localize(texts.none)}</Empty>}
      <ol className="m-0 flex list-none flex-col gap-3 p-0">
        {data?.map((version, index) => (
          <li key={version.id} className="rounded-md border border-solid border-line p-3">
            <Version headId={id} version={version} former={data[index + 1]} onCompare={setCompared} onChanged={() => void refetch()} />
            {compared?.to === version.versionNo && <VersionChanges headId={id} {...compared} />}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

interface VersionProps {
  headId: string;
  version: FormVersionRow;
  former: FormVersionRow | undefined;
  onCompare: (compared: { from?: number; to: number }) => void;
  onChanged: () => void;
}

function Version({ headId, version, former, onCompare, onChanged }: VersionProps) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { versionNo, isInForce, plan, createBy, createTime } = version;
  const title = interpolate(localize(texts.version), { version: versionNo });
  const change = async (question: string, { done, call }: { done: string; call: () => Promise<unknown> }) => {
    if (!(await confirm(question))) return;
    try {
      await call();
      notices.success(done);
    } catch {
      // What it refuses is told by the client.
    }
    onChanged();
    await Promise.all([formHead.name, 'formDraft', 'onlineForm'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
  const can = useCan();
  const mayEdit = can('online:form:edit');
  const mayPublish = can('online:form:publish');
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <strong>{title}</strong>
        {isInForce && <Tag tone="ok">{localize(texts.inForce)}</Tag>}
        <span className="text-sm text-ink-secondary">
          <PersonName username={createBy} /> {createTime}
        </span>
        <span className="ms-auto flex flex-wrap gap-3">
          <Button variant="link" onClick={() => onCompare({ to: versionNo })}>
            {localize(texts.compare)}
          </Button>
          {former && (
            <Button variant="link" onClick={() => onCompare({ from: former.versionNo, to: versionNo })}>
              {localize(texts.compareBefore)}
            </Button>
          )}
          {mayEdit && (
            <Button
              variant="link"
              onClick={() =>
                void change(interpolate(localize(texts.restoreAsk), { version: versionNo }), {
                  done: localize(texts.restored),
                  call: () => formApi.head.restore({ id: headId, versionNo }),
                })
              }
            >
              {localize(texts.restore)}
            </Button>
          )}
          {mayPublish && isInForce && (
            <Button
              variant="dangerLink"
              onClick={() =>
                void change(interpolate(localize(texts.takeBackAsk), { version: versionNo }), {
                  done: localize(texts.takenBack),
                  call: () => formApi.head.takeBack({ id: headId, publishedVersion: versionNo }),
                })
              }
            >
              {localize(texts.takeBack)}
            </Button>
          )}
        </span>
      </div>
      <p className="mt-1 mb-0 whitespace-pre-line text-ink-secondary">{localize(plan)}</p>
    </>
  );
}
