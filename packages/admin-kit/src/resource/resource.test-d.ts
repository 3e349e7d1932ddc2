import { expectTypeOf, test } from 'vitest';
import type { ResourceApi } from './api.ts';
import { defineAction } from './actions/defineAction.ts';
import { defineResource } from './defineResource.ts';

interface Device {
  id: string;
  version: number;
  deviceName: string | null;
}
interface DeviceAdd {
  deviceName: string;
}
interface GeneratedQuery {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: 'asc' | 'desc';
  [filter: string]: string | number | boolean | null | undefined;
}
/** The shape that a generated client has. */
declare const generated: {
  list: (
    query?: GeneratedQuery,
    options?: { signal?: AbortSignal; timeout?: number },
  ) => Promise<{ records: Device[]; total: number; size: number; current: number; pages: number; sums?: Record<string, number> }>;
  get: (id: string, options?: { signal?: AbortSignal }) => Promise<Device>;
  add: (body: DeviceAdd, options?: { idempotencyKey?: string }) => Promise<Device>;
  edit: (body: { id: string; version: number; deviceName?: string }, options?: { idempotencyKey?: string }) => Promise<Device>;
  remove: (ids: readonly string[], options?: { idempotencyKey?: string }) => Promise<{ success: string[] }>;
};
declare const fields: { deviceName: { kind: 'text'; label: { zh: string; en: string } } };

test("a generated client is a resource's calls as it is", () => {
  expectTypeOf(generated).toExtend<ResourceApi<Device>>();
});

test('a resource knows its row and the names of its fields', () => {
  const device = defineResource<Device>()({ label: { zh: '', en: '' }, api: generated, permission: 'device', fields });
  expectTypeOf(device.titleField).toEqualTypeOf<'deviceName'>();
  defineAction(device, {
    label: '',
    run: (row) => {
      expectTypeOf(row).toEqualTypeOf<Device>();
    },
  });
});
