import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { late } from '../../internals/late.ts';
import type { Label } from '../../i18n/catalogue.ts';
import { toText } from '../../internals/toText.ts';
import { useIsMobile } from '../../internals/useMediaQuery.ts';
import { valuesOf, type AnyRow } from '../defineResource.ts';
import { ResourceList } from './ResourceList.tsx';
import type { ResourceListProps } from './resourceListProps.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

const MasterDetailBelow = late(() => import('./MasterDetailBelow.tsx'));

/** Milliseconds of rest on a row before what belongs to it is asked for: anyone who walks past is not held up. */
const restMs = 150;

/**
 * A list, and below it what belongs to the row in focus: a second list with its own filters, pages and actions, or anything else. Arrow
 * keys walk the upper list and the lower one follows. On a phone the lower one takes the place of the upper one until a person goes back.
 *
 * @example <MasterDetail master={{ resource: customers, columns: ['name'] }} title={{ zh: '托运人', en: 'Shippers' }} below={(row) => <ResourceList resource={device} filter={{ customerId: row.id }} columns={['name']} />} />
 */
export function MasterDetail<Row extends AnyRow, Name extends string>({ master, title, below }: MasterDetailProps<Row, Name>) {
  const { localize } = useTexts(zhScreens);
  const { rowKey, titleField } = master.resource;
  const isMobile = useIsMobile();
  const [current, setCurrent] = useState<Row | null>(null);
  const [shown, setShown] = useState<Row | null>(null);
  const key = current && rowKey(current);
  const settle = useEffectEvent(() => setShown(current));
  useEffect(() => {
    const timer = setTimeout(() => settle(), restMs);
    return () => clearTimeout(timer);
  }, [key]);
  const close = () => {
    setCurrent(null);
    setShown(null);
  };
  const shownKey = shown && rowKey(shown);
  // What was written to the row is told below, too; of a row that is gone there is nothing below.
  const handleRows = (rows: readonly Row[]) => {
    const fresh = rows.find((row) => rowKey(row) === shownKey);
    if (fresh) setShown(fresh);
    master.onRowsChange?.(rows);
  };
  const handleDone = (done: readonly string[], action: string) => {
    if (shownKey !== null && done.includes(shownKey) && action.startsWith('remove')) close();
    master.onAction?.(done, action);
  };
  const isPushed = isMobile && shown !== null;
  const words = localize(title);

  return (
    <div className="flex min-h-0 flex-col gap-gap">
      {/* Kept while it is out of view, so that going back finds it as it was. */}
      <div hidden={isPushed}>
        <ResourceList
          {...master}
          current={key}
          onCurrentChange={setCurrent}
          onRowsChange={handleRows}
          onAction={handleDone}
          currentLabel={words}
          maxHeight={shown === null ? master.maxHeight : 'max(240px, 38vh)'}
        />
      </div>
      {shown !== null && (
        <MasterDetailBelow
          rowKey={rowKey(shown)}
          heading={`${words} · ${toText(valuesOf(shown)[titleField])}`}
          isMobile={isMobile}
          onClose={close}
        >
          {below(shown)}
        </MasterDetailBelow>
      )}
    </div>
  );
}

/** Props of {@link MasterDetail}. */
export interface MasterDetailProps<Row extends AnyRow, Name extends string = string> {
  /** The upper list, as `ResourceList` takes it. */
  master: ResourceListProps<Row, Name>;
  /** What belongs to a row, in a word. */
  title: Label;
  /** What belongs to this row; a list there keeps filters and page of its own. */
  below: (row: Row) => ReactNode;
}
