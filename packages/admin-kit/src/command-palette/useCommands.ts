import { useEffect } from 'react';
import { type Command, commands } from './createCommandStore.ts';

/**
 * Offers commands in the palette while this component is on the page and seen; those of a hidden tab are withdrawn. Pass a
 * list that stays the same between renders.
 *
 * @example useCommands(useMemo(() => [{ id: 'driver.add', title: '新增司机', group: '操作', run: save }], []));
 */
export function useCommands(list: readonly Command[]): void {
  useEffect(() => commands.register(list), [list]);
}
