import { defineAction, defineResource, type Resource } from '@tarmac/admin-kit/resource';
import {
  createReceiveAddressApi,
  createSendAddressApi,
  type ReceiveAddress,
  receiveAddressFields,
  type SendAddress,
  sendAddressFields,
} from '@tarmac/freight-api/shipping';
import { withOwnCustomer } from '../../../shared/session/ownCustomer.ts';
import { divisionOf } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { addressTexts as texts } from './addressTexts.ts';

/** Calls of loading places. */
const sendApi = createSendAddressApi(client);
/** Calls of unloading places. */
const receiveApi = createReceiveAddressApi(client);

/** A place where goods are loaded. */
export const sendAddress = defineResource<SendAddress>()({
  label: { zh: '发货地址', en: 'Loading address' },
  api: withLook<SendAddress, typeof sendApi>(sendApi),
  permission: 'address',
  name: 'sendAddress',
  titleField: 'addressName',
  fields: {
    ...sendAddressFields,
    customerId: withOwnCustomer(sendAddressFields.customerId),
    adcode: divisionOf(sendAddressFields.adcode),
  },
});

/** A place where goods are unloaded. */
export const receiveAddress = defineResource<ReceiveAddress>()({
  label: { zh: '收货地址', en: 'Unloading address' },
  api: withLook<ReceiveAddress, typeof receiveApi>(receiveApi),
  permission: 'address',
  name: 'receiveAddress',
  titleField: 'addressName',
  fields: {
    ...receiveAddressFields,
    customerId: withOwnCustomer(receiveAddressFields.customerId),
    adcode: divisionOf(receiveAddressFields.adcode),
  },
});

interface Markable {
  id: string;
  version: number;
  isDefault: string | null;
}

const setDefaultOf = <Row extends Markable>(
  resource: Resource<Row>,
  api: { setDefault: typeof sendApi.setDefault | typeof receiveApi.setDefault },
) =>
  defineAction(resource, {
    label: texts.setDefault,
    permission: 'address:edit',
    when: (row: Row) => row.isDefault !== '1',
    run: ({ id, version }, { context }) => api.setDefault({ id, version }, context),
  });

/** The action 设默认 of loading places. @source freight-domain S14 */
export const sendActions = [setDefaultOf(sendAddress, sendApi)];
/** The action 设默认 of unloading places. @source freight-domain S13 */
export const receiveActions = [setDefaultOf(receiveAddress, receiveApi)];
