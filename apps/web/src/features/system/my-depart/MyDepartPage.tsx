import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import type { Department } from '@tarmac/admin-kit/org-picker';
import { useState } from 'react';
import { departApi, departmentOf } from '../depart/depart.resource.ts';
import { DepartBasics } from '../depart/DepartBasics.tsx';
import { DepartParts } from '../depart/DepartParts.tsx';
import { DepartPeople } from '../depart/DepartPeople.tsx';
import { DepartRoles } from '../depart/DepartRoles.tsx';
import { departTexts as texts } from '../depart/departTexts.ts';
import { DepartTree } from '../depart/DepartTree.tsx';

const load = async () => (await departApi.queryMyDeptTreeList())?.map(departmentOf) ?? null;

/** The departments that a person leads, with their people and roles; anyone who leads none is told so. @source SYS-05, jeecg-wire 3.3, 6.5 */
export default function MyDepartPage() {
  const { localize } = useLocale();
  const [chosen, setChosen] = useState<Department | null>(null);
  return (
    <div className="grid min-h-0 grid-cols-1 items-start gap-3 desktop:grid-cols-[20rem_minmax(0,1fr)]">
      <section className="self-start rounded-lg border border-solid border-line bg-surface p-3 print:hidden">
        <DepartTree
          name="mine"
          load={load}
          none={<Empty>{localize(texts.notLeading)}</Empty>}
          isChosen={({ id }) => id === chosen?.id}
          onChoose={setChosen}
        />
      </section>
      {chosen === null ? (
        <section className="rounded-lg border border-solid border-line bg-surface p-6">
          <Empty>{localize(texts.chooseOne)}</Empty>
        </section>
      ) : (
        <DepartParts
          key={chosen.id}
          heading={chosen.name}
          parts={[
            { key: 'basics', label: texts.basics, permission: 'depart:list', render: () => <DepartBasics id={chosen.id} readOnly /> },
            { key: 'people', label: texts.people, permission: 'user:list', render: () => <DepartPeople departId={chosen.id} /> },
            { key: 'roles', label: texts.roles, permission: 'departRole:list', render: () => <DepartRoles departId={chosen.id} /> },
          ]}
        />
      )}
    </div>
  );
}
