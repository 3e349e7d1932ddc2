import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import type { Department } from '@tarmac/admin-kit/org-picker';
import { ActionHost } from '@tarmac/admin-kit/resource';
import { useState } from 'react';
import { GrantPanel } from '../grant/GrantPanel.tsx';
import { grantsOfDepart } from '../grant/grantSource.ts';
import { departNode } from './depart.resource.ts';
import { DepartBasics } from './DepartBasics.tsx';
import { DepartPane } from './DepartPane.tsx';
import { DepartParts } from './DepartParts.tsx';
import { DepartPeople } from './DepartPeople.tsx';
import { DepartRoles } from './DepartRoles.tsx';
import { departTexts as texts } from './departTexts.ts';

/** The organisation as a tree; beside it what the chosen department is, who belongs to it, its roles and what it is given. @source SYS-05, jeecg-wire 3.3 */
export default function DepartListPage() {
  const { localize } = useLocale();
  const [chosen, setChosen] = useState<Department | null>(null);
  return (
    <div className="grid min-h-0 grid-cols-1 items-start gap-3 desktop:grid-cols-[20rem_minmax(0,1fr)]">
      <ActionHost resource={departNode}>
        <DepartPane chosen={chosen} onChosenChange={setChosen} />
      </ActionHost>
      {chosen === null ? (
        <section className="rounded-lg border border-solid border-line bg-surface p-6">
          <Empty>{localize(texts.chooseOne)}</Empty>
        </section>
      ) : (
        <DepartParts
          key={chosen.id}
          heading={chosen.name}
          parts={[
            { key: 'basics', label: texts.basics, permission: 'depart:list', render: () => <DepartBasics id={chosen.id} /> },
            { key: 'people', label: texts.people, permission: 'user:list', render: () => <DepartPeople departId={chosen.id} /> },
            { key: 'roles', label: texts.roles, permission: 'departRole:list', render: () => <DepartRoles departId={chosen.id} /> },
            {
              key: 'permissions',
              label: texts.permissions,
              permission: 'depart:authorize',
              render: () => (
                <>
                  <p className="m-0 mb-3 text-ink-secondary">{localize(texts.permissionsHint)}</p>
                  <GrantPanel source={grantsOfDepart(chosen.id)} permission="depart:authorize" />
                </>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
