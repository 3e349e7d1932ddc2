import { ResourceList } from '@tarmac/admin-kit/resource';
import { KitFrame } from '@tarmac/admin-kit/testing';
import { device } from '../recipes/library.ts';

// #region frame
/** A widget with every provider around it; what the person may do is named. */
export const ListForTests = () => (
  <KitFrame permissions={['device:list', 'device:add']} dictionaries={{ device_state: [{ value: 'free', text: 'Free' }] }}>
    <ResourceList resource={device} columns={['name', 'state']} />
  </KitFrame>
);
// #endregion
