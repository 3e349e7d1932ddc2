import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { ListStateContext } from '@tarmac/admin-kit/resource';
import { useState, type ReactNode } from 'react';
import { TabStrip } from '../../../shared/pages/TabStrip.tsx';
import { departTexts as texts } from './departTexts.ts';

/** Parts of a department, one in view at a time; lists there keep filters and pages of their own. */
export function DepartParts({ parts, heading }: DepartPartsProps) {
  const { localize } = useLocale();
  const can = useCan();
  const [wanted, setWanted] = useState('');
  const shown = parts.filter(({ permission }) => can(permission));
  const current = shown.find(({ key }) => key === wanted) ?? shown[0];
  return (
    <section aria-label={heading} className="rounded-lg border border-solid border-line bg-surface">
      <h2 className="m-0 px-gap pt-3 text-base font-semibold">{heading}</h2>
      <TabStrip
        label={localize(texts.tabs)}
        current={current?.key ?? ''}
        onChange={setWanted}
        tabs={shown.map(({ key, label, render }) => ({
          key,
          label: localize(label),
          // Drawn only while it is in view, so that its list begins afresh.
          panel: key === current?.key && <ListStateContext value={null}>{render()}</ListStateContext>,
        }))}
      />
    </section>
  );
}

interface DepartPartsProps {
  heading: string;
  parts: ReadonlyArray<{
    key: string;
    label: { zh: string; en: string };
    /** Who sees it. */
    permission: string;
    render: () => ReactNode;
  }>;
}
