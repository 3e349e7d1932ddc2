import { beforeAll, expect, test } from 'vitest';
import { type FormSite, openFormSite } from '../../../../test/formSite.ts';
import { rowsOf, runtime } from '../../../../test/formRowSite.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});

const head = (given: object) => ({ tableTxtEn: '', ...given });

test('ONL-07 a form that an administrator declares takes rows as soon as it is published, and each new version at once', async () => {
  const { admin } = site;
  const declared = async (given: object, fields: readonly object[]): Promise<string> => {
    const reply = await site.add({ head: head(given), fields, indexs: [], deleteFieldIds: [], deleteIndexIds: [] });
    expect(reply, JSON.stringify(reply)).toMatchObject({ success: true });
    const { result } = await admin.get('/online/cgform/head/list', { tableName: (given as { tableName: string }).tableName });
    return result.records[0].id;
  };
  const main = await declared({ tableName: 'vehicle_check', tableTxt: '车辆检查', tableType: 2 }, [
    {
      dbFieldName: 'plate',
      dbFieldTxt: '车牌',
      dbType: 'string',
      dbLength: 20,
      fieldShowType: 'text',
      fieldMustInput: '1',
      isQuery: 1,
      isShowForm: 1,
      isShowList: 1,
    },
    { dbFieldName: 'pin', dbFieldTxt: '口令', dbType: 'string', dbLength: 20, fieldShowType: 'password', isShowForm: 1, isShowList: 0 },
  ]);
  const item = await declared({ tableName: 'vehicle_check_item', tableTxt: '检查项目', tableType: 3, relationType: 0, tabOrderNum: 1 }, [
    {
      dbFieldName: 'check_id',
      dbFieldTxt: '检查',
      dbType: 'string',
      dbLength: 36,
      fieldShowType: 'text',
      isShowForm: 0,
      isShowList: 0,
      mainTable: 'vehicle_check',
      mainField: 'id',
    },
    {
      dbFieldName: 'part',
      dbFieldTxt: '部位',
      dbType: 'string',
      dbLength: 50,
      fieldShowType: 'text',
      fieldMustInput: '1',
      isShowForm: 1,
      isShowList: 1,
    },
  ]);
  expect(await admin.get(`${runtime}/getData/${main}`)).toMatchObject({ success: false, message: 'NO_DB_SYNC' });
  for (const id of [main, item]) expect(await site.publish(id)).toMatchObject({ success: true });

  const added = await admin.post(`${rowsOf(main)}/add`, {
    plate: '鲁A1',
    pin: 'geheim',
    vehicle_check_item: [{ part: '灯' }, { part: '胎' }],
  });
  expect(added).toMatchObject({ success: true, result: { plate: '鲁A1', vehicle_check_item: [{ part: '灯' }, { part: '胎' }] } });
  expect(JSON.stringify(await site.rows(main))).not.toContain('geheim');
  expect(await admin.post('/online/cgform/head/makeMenu', { headId: main })).toMatchObject({ success: true });

  const fields = await site.fields(main);
  await site.edit({
    head: { id: main, ...(await admin.get('/online/cgform/head/list', { tableName: 'vehicle_check' })).result.records[0] },
    fields: [
      { ...fields['plate'], dbFieldName: 'plate_no' },
      {
        dbFieldName: 'fee',
        dbFieldTxt: '费用',
        dbType: 'BigDecimal',
        dbLength: 10,
        dbPointLength: 2,
        fieldShowType: 'text',
        isShowForm: 1,
        isShowList: 1,
      },
    ],
    indexs: [],
    deleteFieldIds: [],
    deleteIndexIds: [],
  });
  // A draft changes nothing yet.
  expect((await admin.get(`${rowsOf(main)}/list`)).result.records).toMatchObject([{ plate: '鲁A1' }]);
  expect(await site.publish(main)).toMatchObject({ success: true });
  const { id, version } = added.result;
  expect((await admin.put(`${rowsOf(main)}/edit`, { id, version, fee: 12.5 })).result).toMatchObject({
    plate_no: '鲁A1',
    fee: 12.5,
    vehicle_check_item: { length: 2 },
  });
  expect((await admin.get(`${runtime}/getColumns/${main}`)).result.columns).toMatchObject([
    { dataIndex: 'plate_no' },
    { dataIndex: 'fee' },
  ]);
});
