import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { flattenTree, type TreeSource } from '../../input/tree/treeModel.ts';
import { tell } from '../actions/actionRunner.ts';
import type { AnyRow } from '../defineResource.ts';
import type { ListTree } from './listTree.ts';
import { ResourceList } from './ResourceList.tsx';
import type { ResourceListProps } from './resourceListProps.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * A list whose rows lie below each other: the list itself brings the roots, in pages, and what lies below one comes when it is
 * opened, or with its row. With a field for the parent a row can be added below another.
 *
 * @example <ResourceTreeList resource={device} below={{ load: (pid) => client.get('/device/children', { pid }), isParent: (row) => row.state === 'set', parentField: 'pid' }} columns={['name', 'state']} />
 */
export function ResourceTreeList<Row extends AnyRow, Name extends string>({ below, ...props }: ResourceTreeListProps<Row, Name>) {
  const { t } = useTexts(zhScreens);
  const { resource } = props;
  const [open, setOpen] = useState<readonly string[]>([]);
  const { load } = below;
  const answers = useQueries({
    queries: load
      ? open.map((key) => ({
          queryKey: [resource.name, 'below', key],
          queryFn: async ({ signal }: { signal: AbortSignal }) => {
            try {
              return await load(key, { signal });
            } catch (error) {
              // The row closes again: to open it once more is to try once more.
              setOpen((before) => before.filter((one) => one !== key));
              if (!signal.aborted) tell(error, t('state.error'));
              throw error;
            }
          },
          retry: false,
          staleTime: 60_000,
        }))
      : [],
  });
  const source: TreeSource<Row> = {
    keyOf: resource.rowKey,
    isParent: below.isParent,
    childrenOf: (row) => (load ? answers[open.indexOf(resource.rowKey(row))]?.data : below.childrenOf?.(row)),
  };
  const arrange: ListTree<Row>['arrange'] = (roots) => {
    const placed = flattenTree(roots, { source, isOpen: (key) => open.includes(key) });
    const places = new Map(placed.map((place) => [place.key, place]));
    return {
      rows: placed.map(({ node }) => node),
      tree: { open, onOpenChange: setOpen, placeOf: (key) => places.get(key) ?? { level: 1, isParent: false } },
    };
  };
  return <ResourceList {...props} tree={{ parentField: below.parentField, arrange }} />;
}

/** Props of {@link ResourceTreeList}: those of a list, and what lies below a row. */
export interface ResourceTreeListProps<Row extends AnyRow, Name extends string = string> extends Omit<
  ResourceListProps<Row, Name>,
  'tree'
> {
  /** How rows lie below each other, and how what lies below one is had. */
  below: {
    /** Whether anything lies below a row. */
    isParent: (row: Row) => boolean;
    /** Fetches what lies below the row of a key, when it is first opened. */
    load?: (key: string, options: { signal: AbortSignal }) => Promise<readonly Row[]>;
    /** What lies below a row, where the list brings all of it. */
    childrenOf?: (row: Row) => readonly Row[] | null | undefined;
    /** Field that holds the parent's key: each row then offers to add one below it. */
    parentField?: NoInfer<Name>;
  };
}
