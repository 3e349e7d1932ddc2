/** Fields that every table of a form has, by their name on the wire, which is that of their column. @source jeecg-wire 4.4 */
export const commonFormFields = [
  { name: 'id', zh: '主键', en: 'Id', dbType: 'string', length: 36, kind: 'string', view: 'text' },
  { name: 'create_by', zh: '创建人', en: 'Created by', dbType: 'string', length: 50, kind: 'string', view: 'sel_user' },
  { name: 'create_time', zh: '创建时间', en: 'Created at', dbType: 'Date', length: 20, kind: 'datetime', view: 'datetime' },
  { name: 'update_by', zh: '更新人', en: 'Updated by', dbType: 'string', length: 50, kind: 'string', view: 'sel_user' },
  { name: 'update_time', zh: '更新时间', en: 'Updated at', dbType: 'Date', length: 20, kind: 'datetime', view: 'datetime' },
  { name: 'sys_org_code', zh: '所属部门', en: 'Department', dbType: 'string', length: 64, kind: 'string', view: 'sel_depart' },
] as const;

/** What a tree has besides. */
export const treeFormFields = [
  { name: 'pid', zh: '父级节点', en: 'Parent', dbType: 'string', length: 32, kind: 'string', view: 'sel_tree' },
  { name: 'has_child', zh: '是否有子节点', en: 'Has children', dbType: 'string', length: 3, kind: 'string', view: 'list' },
] as const;

export type CommonFormField = (typeof commonFormFields)[number] | (typeof treeFormFields)[number];

/** A field of this name, where every table (or every tree) has one. */
export const commonFieldNamed = (name: string, isTree: boolean): CommonFormField | undefined =>
  [...commonFormFields, ...(isTree ? treeFormFields : [])].find((field) => field.name === name);

/** Columns of the server's own that nobody may name a field after. */
export const reservedColumns: ReadonlySet<string> = new Set(['tenant_id', 'del_flag', 'version']);
