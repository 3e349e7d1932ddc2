import { late } from '@tarmac/admin-kit/chunk';
import { type Command, useCommands } from '@tarmac/admin-kit/command-palette';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { useMemo, useState } from 'react';
import { quickForms as customers } from '../features/customers/quickForms.ts';
import { quickForms as fleet } from '../features/fleet/quickForms.ts';
import { quickForms as shipping } from '../features/shipping/quickForms.ts';
import { defineTexts } from '../shared/texts/defineTexts.ts';
import type { QuickForm } from '../shared/lists/quickForms.ts';

const QuickDialog = late(() => import('./QuickDialog.tsx'));

const all: readonly QuickForm[] = [...shipping, ...fleet, ...customers];
const actions = defineTexts({ add: { zh: '新增', en: 'New ' }, import: { zh: '导入', en: 'Import: ' } });
/** Both languages find them, whichever is spoken. */
const keywords = { add: ['add', 'new', '新建'], import: ['import', 'excel', '导入'] } as const;

/** Adding and importing from every page, by the command palette; what a person may not do is not offered. @source PERM-01 */
export default function AppCommands() {
  const { t, localize } = useLocale();
  const can = useCan();
  const [open, setOpen] = useState<{ quick: QuickForm; action: 'add' | 'import' }>();
  const commands = useMemo(
    () =>
      all.flatMap((quick) =>
        quick.offers
          .filter((action) => can(`${quick.permission}:${action}`))
          .map((action): Command => ({
            id: `${action}:${quick.key}`,
            title: `${localize(actions[action])}${localize(quick.label)}`,
            group: t('command.actions'),
            keywords: [...keywords[action], quick.label.zh, quick.label.en],
            run: () => setOpen({ quick, action }),
          })),
      ),
    [can, localize, t],
  );
  useCommands(commands);
  if (open === undefined) return null;
  return <QuickDialog {...open} onOpenChange={() => setOpen(undefined)} />;
}
