import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createPositionApi, type Position, positionFields, positionSchemas } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

const position = defineResource<Position>()({
  label: { zh: '职务', en: 'Position' },
  api: createPositionApi(client),
  permission: 'position',
  titleField: 'name',
  fields: positionFields,
  schemas: positionSchemas,
});

const codeHelp = {
  zh: '格式由校验规则 position_code 决定，可在“编码校验规则”中新增同编码的规则来更改',
  en: 'The format follows the check rule position_code. Define a rule with the same code under Check rules to change it',
};

/** Positions that people hold. @source SYS-17, jeecg-wire 3.12 */
export default function PositionListPage() {
  return (
    <ResourceList
      resource={position}
      search={['code', 'name', 'postRank']}
      columns={['code', 'name', 'postRank', 'createBy', 'createTime']}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={[{ field: 'code', help: codeHelp }, 'name', 'postRank']}
      formColumns={1}
      formWidth={480}
      detail={[
        { title: { zh: '职务', en: 'Position' }, fields: ['code', 'name', 'postRank', 'createBy', 'createTime', 'updateBy', 'updateTime'] },
      ]}
      inlineEdit
    />
  );
}
