import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { fakeResourceApi } from '@tarmac/admin-kit/testing';
import { device, type Device, deviceApi } from './library.ts';

// A page brings `sums` by field, or `api.sums` answers them apart: what everything that is filtered comes to stands below the list.
const summed = defineResource<Device>()({
  ...device,
  name: 'summed-device',
  api: fakeResourceApi<Device>(deviceApi.rows(), { sums: ['price'] }),
});

export default function ListSums() {
  return <ResourceList resource={summed} search={['name']} columns={['name', 'price']} />;
}
