import type { Department } from '@tarmac/admin-kit/org-picker';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { type AddressEntry, addressEntryFields, createAddressBookApi } from '@tarmac/freight-api/system';
import { useState } from 'react';
import { BesideDepartments } from '../../../shared/pickers/orgPickers.tsx';
import { client } from '../../../shared/session/session.ts';

const addressBook = defineResource<AddressEntry>()({
  label: { zh: '通讯录', en: 'Address book' },
  api: createAddressBookApi(client),
  permission: 'addressBook',
  rowKey: (row) => row.userId ?? row.id,
  titleField: 'realname',
  fields: addressEntryFields,
});

/** Whom to call, by department. @source SYS-19, jeecg-wire 3.15 */
export default function AddressBookPage() {
  const [within, setWithin] = useState<Department | null>(null);
  return (
    <BesideDepartments chosen={within} onChosenChange={setWithin}>
      <ResourceList
        resource={addressBook}
        filter={within === null ? {} : { orgCode: within.code }}
        // The server searches people by name and number alone.
        advanced={false}
        search={['realname', 'workNo']}
        columns={['realname', 'workNo', { field: 'departName', width: 200 }, 'post_dictText', 'telephone', { field: 'email', width: 200 }]}
        defaultSort={{ column: 'workNo', order: 'asc' }}
        view={false}
        selectable={false}
      />
    </BesideDepartments>
  );
}
