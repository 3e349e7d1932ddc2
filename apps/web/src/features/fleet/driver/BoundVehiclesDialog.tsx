import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, defineResource } from '@tarmac/admin-kit/resource';
import { type BoundVehicle, type Driver, vehicleFields } from '@tarmac/freight-api/fleet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { pageOfAll } from '../../../shared/api/pageOfAll.ts';
import { vehicle } from '../vehicle/vehicle.resource.ts';
import { driverTexts } from './driverTexts.ts';
import { driver, driverApi } from './driver.resource.ts';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const texts = defineTexts({
  isDefault: { zh: '默认', en: 'Default' },
  bindTime: { zh: '绑定时间', en: 'Bound on' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  unbind: { zh: '解绑', en: 'Unbind' },
  unbindConfirm: { zh: '确定要解绑这辆车吗？', en: 'Unbind this vehicle from the driver?' },
});

const boundTo = (driverId: string) =>
  defineResource<BoundVehicle>()({
    label: driverTexts.vehicles,
    api: {
      // The wire gives all of them at once.
      list: async (query, options) => pageOfAll(await driverApi.boundVehicles({ id: driverId }, options), query),
    },
    permission: 'driver',
    name: `vehiclesOfDriver/${driverId}`,
    titleField: 'vehicleNumber',
    fields: {
      vehicleNumber: { kind: 'text', label: vehicleFields.vehicleNumber.label },
      plateColor: { ...vehicleFields.plateColor, sortable: false },
      vehicleType: { ...vehicleFields.vehicleType, sortable: false },
      isDefault: { kind: 'flag', label: texts.isDefault },
      bindTime: { kind: 'dateTime', label: texts.bindTime },
    },
  });

const actionsOf = (bound: ReturnType<typeof boundTo>, driverId: string) => [
  defineAction(bound, {
    label: texts.makeDefault,
    permission: 'driver:bindVehicle',
    when: (row) => row.isDefault !== '1',
    run: ({ id }, { context }) => driverApi.bindVehicle({ driverId, vehicleId: id, isDefault: '1' }, context),
  }),
  defineAction(bound, {
    label: texts.unbind,
    permission: 'driver:bindVehicle',
    danger: true,
    confirm: askAbout(bound, texts.unbindConfirm),
    run: ({ id }, { context }) => driverApi.unbindVehicle({ driverId, vehicleId: id }, context),
  }),
];

/** Which vehicles a driver drives, the default one marked; each can become it or be taken from them. @source freight-domain F04 unbindVehicle */
export function BoundVehiclesDialog({ rows, onOpenChange }: ActionDialogProps<Driver, unknown>) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const { id, driverName } = rows[0]!;
  const [bound, actions] = useMemo(() => {
    const resource = boundTo(id);
    return [resource, actionsOf(resource, id)] as const;
  }, [id]);
  // Lists of drivers name the default vehicle, those of vehicles their drivers.
  useEffect(
    () => () => {
      for (const { name } of [driver, vehicle]) void client.invalidateQueries({ queryKey: [name] });
    },
    [client],
  );
  return (
    <ListDrawer
      frame="dialog"
      title={`${localize(driverTexts.vehicles)} · ${driverName ?? ''}`}
      width={880}
      onOpenChange={onOpenChange}
      resource={bound}
      columns={[
        { field: 'vehicleNumber', width: 120 },
        { field: 'plateColor', width: 90 },
        { field: 'vehicleType', width: 150 },
        { field: 'isDefault', width: 80 },
        { field: 'bindTime', width: 160 },
      ]}
      rowActions={actions}
      selectable={false}
      storageId="vehiclesOfDriver"
    />
  );
}
