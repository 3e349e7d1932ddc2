import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, ListQuery, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A position that people hold. The captions are those of the sheets that JeecgBoot writes. @source SYS-17, jeecg-wire 3.12, 3.20 */
export const Position = entity('position', {
  label: label('职务', 'Position'),
  required: {
    code: text(label('职务编码', 'Code'), {
      max: 100,
      pattern: /^[^\s,'"<>\\]+$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_position', column: 'code' },
      checkRule: 'position_code',
    }),
    name: text(label('职务名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    postRank: dict('position_rank', { label: label('职级', 'Rank') }),
  },
  optional: { companyId: text(label('公司id', 'Company id'), { max: 36 }) },
  computed: {},
  exportColumns: ['code', 'name', 'postRank', 'companyId', 'sysOrgCode'],
});

const standard = standardEndpoints(Position, 'position');

/** @source SYS-17, jeecg-wire 3.12 */
export const positionContract = contract('/sys/position', {
  about: { domain: 'system', name: 'position', entity: Position },
  endpoints: {
    ...standard,
    // Address books of stock clients ask for 99,999 at once; they get as many as one answer may hold.
    list: { ...standard.list, query: ListQuery.extend({ pageSize: z.coerce.number().int().min(-1).max(99_999).optional() }) },
    queryByCode: {
      method: 'GET',
      path: '/queryByCode',
      permission: 'position:list',
      summary: label('按编码查询职务', 'One position by code'),
      query: z.object({ code: z.string().max(100) }),
      reply: Position.row,
    },
  },
});
