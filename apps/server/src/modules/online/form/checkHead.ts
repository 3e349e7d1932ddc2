import { commonFieldNamed } from '../form-storage/commonFormColumns.ts';
import { type Problem, problemsAt } from '../problems.ts';
import { checkExpression } from './checkExpression.ts';
import { readOptions } from './fieldOptions.ts';
import { kindOf } from './fieldStorage.ts';
import type { MergedForm } from './mergeForm.ts';
import { tableNameProblem } from './nameProblems.ts';

/** Characters that an index can hold of a row: what is longer fails when rows are written. */
const mostIndexed = 600;
const mostIndexedFields = 5;

/** What is wrong with the settings, the rules and the indexes of a definition, beside its fields. Nothing is asked of the database. */
export function headProblems(form: MergedForm): Problem[] {
  return [...namesOfHead(form), ...treeProblems(form), ...ruleProblems(form), ...indexProblems(form), ...copyProblems(form)];
}

function namesOfHead({ head, fields }: MergedForm): Problem[] {
  const problems: Problem[] = [];
  const name = tableNameProblem(head.tableName);
  if (name !== undefined) problems.push({ path: 'head.tableName', ...name });
  if (head.extConfigJson !== null && (readOptions(head.extConfigJson) === undefined || Array.isArray(readOptions(head.extConfigJson))))
    problems.push({ path: 'head.extConfigJson', zh: '扩展配置须为JSON对象', en: 'Further settings are a JSON object' });
  if (head.tableType !== 2 && head.themeTemplate !== 'normal')
    problems.push({ path: 'head.themeTemplate', zh: '只有主表可以选择附表的主题', en: 'Only a main table has a layout for sub-tables' });
  if (!fields.some(({ values }) => commonFieldNamed(values.dbFieldName, head.isTree === 'Y') === undefined))
    problems.push({ path: 'fields', zh: '请至少添加一个字段', en: 'Add a field' });
  return problems;
}

function treeProblems({ head, fields }: MergedForm): Problem[] {
  if (head.isTree !== 'Y') return [];
  const problems: Problem[] = [];
  if (head.tableType !== 1) problems.push({ path: 'head.isTree', zh: '只有单表可以是树', en: 'Only a single table can be a tree' });
  const title = fields.find(({ values }) => values.dbFieldName === head.treeFieldname)?.values;
  if (title === undefined || commonFieldNamed(title.dbFieldName, true) !== undefined)
    problems.push({
      path: 'head.treeFieldname',
      zh: '请选择表单中的字段作为树的展开列',
      en: 'Choose a field of the form that opens the rows',
    });
  return problems;
}

function ruleProblems({ head: { rules }, fields }: MergedForm): Problem[] {
  const names = new Set(fields.map(({ values }) => values.dbFieldName));
  return rules.flatMap(({ holds, field }, index): Problem[] => {
    const problem = checkExpression(holds, names);
    return [
      ...(problem === undefined ? [] : [{ path: `head.rules.${index}.holds`, ...problem }]),
      ...(field === null || names.has(field)
        ? []
        : [{ path: `head.rules.${index}.field`, zh: `字段 ${field} 不存在`, en: `There is no field ${field}` }]),
    ];
  });
}

function indexProblems({ indexes, fields }: MergedForm): Problem[] {
  return indexes.flatMap((row, index): Problem[] => {
    const { values } = row;
    const names = values.indexField.split(',').map((name) => name.trim());
    const problems: Problem[] = [];
    if (indexes.findIndex((one) => one.values.indexName === values.indexName) !== index)
      problems.push(...problemsAt(row, { indexName: { zh: `${values.indexName} 重复`, en: `${values.indexName} stands twice` } }));
    const found = names.map((name) => fields.find((field) => field.values.dbFieldName === name)?.values);
    const missing = names.find((_name, position) => found[position] === undefined);
    if (missing !== undefined)
      return [...problems, ...problemsAt(row, { indexField: { zh: `字段 ${missing} 不存在`, en: `There is no field ${missing}` } })];
    if (new Set(names).size !== names.length)
      problems.push(...problemsAt(row, { indexField: { zh: '字段重复', en: 'A field stands twice' } }));
    if (names.length > mostIndexedFields)
      problems.push(
        ...problemsAt(row, {
          indexField: { zh: `一个索引最多${mostIndexedFields}个字段`, en: `An index has ${mostIndexedFields} fields at most` },
        }),
      );
    const sizes = found.map((field) => (field === undefined ? 0 : sizeOf(field)));
    if (sizes.includes(Infinity))
      problems.push(...problemsAt(row, { indexField: { zh: '长文本字段不能建索引', en: 'Long texts can’t be in an index' } }));
    else if (sizes.reduce((sum, size) => sum + size, 0) > mostIndexed)
      problems.push(
        ...problemsAt(row, {
          indexField: {
            zh: `索引字段的总长度不能超过${mostIndexed}`,
            en: `Fields of an index have ${mostIndexed} characters at most together`,
          },
        }),
      );
    return problems;
  });
}

function sizeOf({ dbType, fieldShowType, dbLength }: { dbType: string; fieldShowType: string; dbLength: number }): number {
  const kind = kindOf(dbType, fieldShowType);
  if (kind === 'text') return Infinity;
  return kind === 'string' ? dbLength : 8;
}

function copyProblems({ head, indexes, before }: MergedForm): Problem[] {
  if (head.copyType !== 1) return [];
  const problems: Problem[] = [];
  if (indexes.length > 0) problems.push({ path: 'indexs', zh: '视图没有自己的索引', en: 'A view has no indexes of its own' });
  if (before !== undefined && (head.tableType !== before.head.tableType || head.isTree !== before.head.isTree))
    problems.push({ path: 'head.tableType', zh: '视图的表类型与原表相同', en: 'A view is of the type of its table' });
  return problems;
}
